// Keeps the files whose names say what is in them, and a page that tells the truth when there is no network.
const KEPT = 'ludotheque-1'
const FIRST = ['/offline.html', '/icon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FIRST)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
})

/** A file under assets never changes: the first answer is good for ever. */
async function kept(request) {
  const cache = await caches.open(KEPT)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** The page itself, fresh; without a network the last one seen, which says what it cannot do; else the words. */
async function page(request) {
  const cache = await caches.open(KEPT)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put('/', answer.clone())
    return answer
  } catch {
    const path = new URL(request.url).pathname
    const last = path.startsWith('/table/') ? await cache.match('/') : null
    return last ?? (await cache.match('/offline.html')) ?? Response.error()
  }
}
