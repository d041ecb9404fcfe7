import { clickHaptics } from './haptics.ts'

interface Pressed {
  element: HTMLElement
}

const HOLD = 450
/** Movement in pixels beyond which the finger is scrolling. */
const SLACK = 10

/** The system's link preview would cover what opens. */
const callout = '-webkit-touch-callout'

/**
 * Long press by touch on what `at` finds under the finger. Suppresses the browser's context menu and drag for this press
 * only; mouse, keyboard and other elements keep them.
 * @returns a function that unsubscribes
 */
export function onLongPress<T extends Pressed>(
  at: (target: EventTarget | null) => T | null,
  open: (pressed: T) => void,
): () => void {
  let held: { pressed: T; x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null
  /** The last press opened something: suppress its click. */
  let opened = false
  const end = () => {
    clearTimeout(held?.timer)
    held?.pressed.element.style.removeProperty(callout)
    held = null
  }
  const show = () => {
    if (held === null || opened) return
    opened = true
    clickHaptics()
    open(held.pressed)
  }
  const down = (event: PointerEvent) => {
    end()
    opened = false
    const pressed = event.pointerType === 'mouse' || !event.isPrimary ? null : at(event.target)
    if (pressed === null) return
    held = { pressed, x: event.clientX, y: event.clientY, timer: setTimeout(show, HOLD) }
    pressed.element.style.setProperty(callout, 'none')
  }
  const moved = ({ clientX, clientY }: PointerEvent) => {
    if (held !== null && !opened && Math.hypot(clientX - held.x, clientY - held.y) > SLACK) end()
  }
  const scrolled = () => opened || end()
  /** The browser's own long press may be shorter than ours. */
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
  const listeners = new AbortController()
  const { signal } = listeners
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
    listeners.abort()
    end()
  }
}
