/** Dispatched before the router handles `popstate`; `preventDefault` hides it. */
export const backFirst = 'back-first'

/** Must run before the router: window listeners run in order of registration, in Chromium even capturing ones. */
export function interceptBack(): void {
  addEventListener('popstate', (event) => {
    if (!dispatchEvent(new Event(backFirst, { cancelable: true }))) event.stopImmediatePropagation()
  })
}
