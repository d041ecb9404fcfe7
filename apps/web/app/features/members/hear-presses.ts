import { memberAt, type Named } from './named-member.ts'

const HOLD = 450
/** A finger that goes further than this scrolls. */
const SLACK = 10

/** The system's own preview of a link would cover the card; it stays on links within the card. */
const callout = '-webkit-touch-callout'

/**
 * A finger that stays on whoever is named. It opens instead of the browser's menu for that link and of its drag, for
 * this press alone; a mouse and a key have that menu as ever, and the links within the card have it too.
 */
export function hearPresses(open: (named: Named) => void): () => void {
  let held: { named: Named; x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null
  /** By the last press: the click that may end it goes nowhere. */
  let opened = false
  const end = () => {
    clearTimeout(held?.timer)
    held?.named.element.style.removeProperty(callout)
    held = null
  }
  const show = () => {
    if (held === null || opened) return
    opened = true
    open(held.named)
  }
  const down = (event: PointerEvent) => {
    end()
    opened = false
    const named = event.pointerType === 'mouse' || !event.isPrimary ? null : memberAt(event.target)
    if (named === null) return
    held = { named, x: event.clientX, y: event.clientY, timer: setTimeout(show, HOLD) }
    named.element.style.setProperty(callout, 'none')
  }
  const moved = ({ clientX, clientY }: PointerEvent) => {
    if (held !== null && !opened && Math.hypot(clientX - held.x, clientY - held.y) > SLACK) end()
  }
  const scrolled = () => opened || end()
  /** The browser's own long press, which some count shorter than we do. */
  const asked = (event: Event) => {
    if (held === null) return
    event.preventDefault()
    show()
  }
  const refused = (event: Event) => held !== null && event.preventDefault()
  const clicked = (event: Event) => {
    if (!opened) return
    opened = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const hears = new AbortController()
  const { signal } = hears
  addEventListener('pointerdown', down, { capture: true, passive: true, signal })
  addEventListener('pointermove', moved, { capture: true, passive: true, signal })
  addEventListener('pointerup', end, { capture: true, passive: true, signal })
  addEventListener('pointercancel', end, { capture: true, passive: true, signal })
  addEventListener('scroll', scrolled, { capture: true, passive: true, signal })
  addEventListener('contextmenu', asked, { capture: true, signal })
  addEventListener('selectstart', refused, { capture: true, signal })
  addEventListener('dragstart', refused, { capture: true, signal })
  addEventListener('click', clicked, { capture: true, signal })
  return () => {
    hears.abort()
    end()
  }
}
