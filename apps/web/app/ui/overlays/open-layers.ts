import { backFirst } from './back-first.ts'

/**
 * Each open overlay has a history entry at the page's URL, so that the back button closes it. The router never sees
 * these entries, because `popstate` is handled first (`back-first.ts`).
 */
const layers: Array<() => void> = []

/** Set while our own traversal is under way. */
let returning = false
let following = false

/** Number of overlays at the current history entry. */
const depth = (): number => (history.state as { layers?: number } | null)?.layers ?? 0

/** Identifies the page by the router's entry key and URL. */
const place = (): string => `${(history.state as { key?: string } | null)?.key} ${location.href}`
let below = ''

/** Removes entries of overlays closed by other means, unless one is still open or opens again. */
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
    // A page was opened from the overlay meanwhile: go forward to it.
    if (spent > 0) {
      returning = true
      history.go(1)
    }
    return
  }
  if (spent === 0) return
  // Stale entry of a page opened from its overlay: skip to the page below, which the router handles.
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
 * The back button calls `close`.
 * @returns a function for every other way of closing
 */
export function openLayer(close: () => void): () => void {
  follow()
  if (layers.length === 0) below = place()
  layers.push(close)
  // Reuse the entry that an earlier overlay left.
  if (depth() < layers.length) history.pushState({ ...history.state, layers: layers.length }, '')
  return () => {
    const at = layers.indexOf(close)
    if (at === -1) return
    layers.splice(at, 1)
    // Wait for an overlay or page that opens next.
    setTimeout(settle)
  }
}
