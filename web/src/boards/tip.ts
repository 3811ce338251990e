export { tip, type Tip } from './tip.svelte'
