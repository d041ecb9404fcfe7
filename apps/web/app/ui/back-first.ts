/** What the window says of a `popstate` before the router hears of it; prevented, the router does not. */
export const backFirst = 'back-first'

/**
 * Called before the router is there: at the window the listener that came first is called first, in Chromium even where
 * a later one captures. `ui/open-layers.ts` answers.
 */
export function tellBackFirst(): void {
  addEventListener('popstate', (event) => {
    if (!dispatchEvent(new Event(backFirst, { cancelable: true }))) event.stopImmediatePropagation()
  })
}
