import type { BrowserContext } from '@playwright/test'

/** Runs in the page that opens the window, and in the frame of the emulator's: each speaks with the other. */
function speakWithFrames(): void {
  type Handler = (data: unknown) => unknown
  const handlers = new Map<string, Handler>()
  const awaited = new Map<number, (responses: unknown[]) => void>()
  let calls = 0
  addEventListener('message', ({ data, source }) => {
    if (data?.frames === 'call') {
      const response = handlers.get(data.name)?.(data.data)
      void Promise.resolve(response).then((said) =>
        (source as Window).postMessage({ frames: 'answer', id: data.id, responses: [said] }, '*'),
      )
    }
    if (data?.frames === 'answer') awaited.get(data.id)?.(data.responses)
  })
  const frameAt = (other: () => Window | null) => ({
    register: (name: string, handler: Handler) => void handlers.set(name, handler),
    send(name: string, data: unknown, hear: (responses: unknown[]) => void) {
      calls += 1
      awaited.set(calls, hear)
      other()?.postMessage({ frames: 'call', id: calls, name, data }, '*')
    },
    restyle: () => Promise.resolve(),
    ping: (heard: () => void) => Promise.resolve().then(heard),
  })
  const context = {
    getParentIframe: () => frameAt(() => parent),
    open({ where, url }: { where: HTMLElement; url: string }, opened: (frame: unknown) => unknown) {
      const element = document.createElement('iframe')
      element.src = url
      element.hidden = true
      where.append(element)
      const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }))
      return loaded.then(() => opened(frameAt(() => element.contentWindow)))
    },
  }
  const gapi = {
    load: (_what: string, { callback }: { callback: () => void }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: 'all' },
  }
  Reflect.set(window, 'gapi', gapi)
  const asked = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload')
  const ready = Reflect.get(window, asked ?? 'gapi_onload')
  if (typeof ready === 'function') ready()
}

/**
 * `apis.google.com` is not reached from everywhere that tests run: its one use for the SDK, messages between a page and a
 * frame, is played here. The SDK, the window, its pages and what they exchange are Firebase's own.
 */
export const playGoogleScript = (context: BrowserContext) =>
  context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${speakWithFrames})()` }),
  )
