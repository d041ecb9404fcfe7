/** How far, in pixels, the page is pulled until it refreshes. */
export const ENOUGH = 72

interface Pull {
  x: number
  y: number
}

const scrollsByItself = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)

/** A list of its own, a field or a dialog moves under the finger instead of the page. */
function keepsTouch(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null) return true
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement)
    if (element !== document.documentElement && scrollsByItself(element)) return true
  return false
}

interface PullDown {
  /** Pixels pulled so far; 0 when the finger leaves or turns aside. */
  onMove: (pulled: number) => void
  onPulled: () => void
}

/**
 * One finger that pulls the page down from its top.
 * @returns a function that stops listening
 */
export function watchPullDown({ onMove, onPulled }: PullDown): () => void {
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  let start: Pull | null = null
  let pulled = 0
  const end = () => {
    start = null
    pulled = 0
    onMove(0)
  }
  addEventListener(
    'touchstart',
    ({ touches: [touch, second], target }) => {
      const begins = touch !== undefined && second === undefined && scrollY <= 0 && !keepsTouch(target)
      start = begins ? { x: touch.clientX, y: touch.clientY } : null
    },
    options,
  )
  addEventListener(
    'touchmove',
    ({ touches: [touch, second] }) => {
      if (start === null || touch === undefined) return
      const down = touch.clientY - start.y
      if (second !== undefined || down < 0 || (pulled === 0 && Math.abs(touch.clientX - start.x) > down)) return end()
      pulled = down
      onMove(pulled)
    },
    options,
  )
  addEventListener(
    'touchend',
    () => {
      const enough = pulled >= ENOUGH
      if (start !== null) end()
      if (enough) onPulled()
    },
    options,
  )
  addEventListener('touchcancel', end, options)
  return () => stop.abort()
}
