import { backFirst } from './back-first.ts'

/**
 * What lies over the page, as the browser's history sees it: each open layer has an entry of its own at the page's
 * address, so that « back » (the button of an Android phone, a swipe) closes the layer and not the page. The router never
 * hears of these entries: they carry the page's own state, and what was handled here ends here (`ui/back-first.ts`).
 */
const layers: Array<() => void> = []

/** We ask for this traversal ourselves. */
let returning = false
let following = false

/** How many layers the entry that the browser stands on was made for. */
const depth = (): number => (history.state as { layers?: number } | null)?.layers ?? 0

/** The page, as the router knows its entry. */
const place = (): string => `${(history.state as { key?: string } | null)?.key} ${location.href}`
let below = ''

/** Takes away the entries of layers that were closed otherwise; not while one of them stays open or opens anew. */
function settle(): void {
  const spent = depth() - layers.length
  if (spent <= 0 || returning) return
  returning = true
  history.go(-spent)
}

function arrived(event: Event): void {
  const spent = depth() - layers.length
  if (returning) {
    event.preventDefault()
    returning = false
    // A page was opened from the layer while we went back: it stands after the entry that we came to.
    if (spent > 0) {
      returning = true
      history.go(1)
    }
    return
  }
  if (spent === 0) return
  // An entry that a page left behind, which was opened from its layer: on to the page below, as the router will hear.
  if (spent > 0) {
    event.preventDefault()
    history.go(-spent)
    return
  }
  if (place() === below) event.preventDefault()
  for (const close of layers.splice(spent)) close()
}

function follow(): void {
  if (following) return
  following = true
  addEventListener(backFirst, arrived)
}

/**
 * A layer opened: « back » calls `close`. The returned function is for every other way to close it.
 */
export function openLayer(close: () => void): () => void {
  follow()
  if (layers.length === 0) below = place()
  layers.push(close)
  // What the layer before left behind serves this one.
  if (depth() < layers.length) history.pushState({ ...history.state, layers: layers.length }, '')
  return () => {
    const at = layers.indexOf(close)
    if (at === -1) return
    layers.splice(at, 1)
    // What opens in its place, or the page that it leads to, comes first.
    setTimeout(settle)
  }
}
