export { drag, type Drag } from './drag.svelte'
