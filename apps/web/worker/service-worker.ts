import { registerRoute } from 'workbox-routing'
import { shareTargetPath } from '../app/pwa/received-share.ts'
import { listenToSync } from './outbox-sync.ts'
import { listenToPages } from './page-messages.ts'
import { answerData, answerPage, passOn } from './pages.ts'
import { answerPicture } from './pictures.ts'
import { listenToPushes } from './pushes.ts'
import { receiveShare } from './share-target.ts'
import { answerRoutes, assets, brandFiles } from './site-files.ts'

declare const self: ServiceWorkerGlobalScope

/** Service worker of the site, at its root (specification §7): push and offline pages. */
listenToPushes(self)
listenToPages(self)
listenToSync(self)

self.addEventListener('activate', (event) => {
  const ready = async () => {
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(ready())
})

/** Paths that the worker leaves alone: API, admin, demo mails, downloads. */
const isOutside = (path: string) => /^\/(api|admin|dev|files|healthz|readyz|metrics)(\/|$)/.test(path)
const isWhole = (request: Request) => !request.headers.has('Range')
const handler =
  (answer: (event: FetchEvent) => Promise<Response>) =>
  ({ event }: { event: ExtendableEvent }) =>
    answer(event as FetchEvent)

// GET only, except for shares from other apps.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === shareTargetPath, handler(receiveShare), 'POST')
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/brand/'), brandFiles)
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/files/') && request.destination === 'image' && isWhole(request),
  handler(answerPicture),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/__manifest', handler(answerRoutes))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data') && !isOutside(url.pathname),
  handler(answerData),
)
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && !isOutside(url.pathname),
  handler(answerPage),
)
// Use the navigation preload: a second request would break single-use links.
registerRoute(({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate', handler(passOn))
