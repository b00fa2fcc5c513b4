// Without a connection it answers with a page that says so, in place of the browser's own. Nothing else is answered from
// the cache, so that no price is old and a release is there at once. Raise the number when a file of the list changes.
const cacheName = 'offline-1'
const page = '/assets/offline.html'
const files = [page, '/assets/offline.css', '/assets/favicon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(start())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(openPage(event))
  else if (files.includes(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(() => caches.match(request, { ignoreSearch: true })))
})

async function start() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
  // The page is requested while this worker is still starting.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(page)) ?? Response.error()
  }
}
