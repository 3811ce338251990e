import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import './styles/tokens.css'
import './styles/base.css'

settings.load()
router.start()
mount(App, { target: document.getElementById('app') as HTMLElement })

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
