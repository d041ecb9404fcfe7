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

/** The one worker of the site, served from its root (specification §7): pushes, and what is kept for a train. */
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

/** Not ours: the API and its documents, the desk, the mails of the demo, files that she takes away. */
const isOutside = (path: string) => /^\/(api|admin|dev|files|healthz|readyz|metrics)(\/|$)/.test(path)
const isWhole = (request: Request) => !request.headers.has('Range')
const handler =
  (answer: (event: FetchEvent) => Promise<Response>) =>
  ({ event }: { event: ExtendableEvent }) =>
    answer(event as FetchEvent)

// Only what is read (GET) is answered here; what is written goes its own way, but for what another app hands over.
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
// The browser has asked for it already (navigation preload): left alone it would be asked for twice, and the second
// answer to a link that works once is that it has been used.
registerRoute(({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate', handler(passOn))
