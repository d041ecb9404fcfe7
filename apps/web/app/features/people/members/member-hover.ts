import { faceAt, type MemberElement } from './member-element.ts'

/** Delays in milliseconds: before loading the code, before opening, and before closing. */
const NEAR = 200
const REST = 500
const LEAVE = 300

interface HoverHandlers {
  /** The code may soon be needed. */
  near: (member: MemberElement) => void
  open: (member: MemberElement) => void
  /** The pointer left both the name and the card. */
  leave: () => void
}

type HoverTarget = MemberElement | 'card' | null

const isSameTarget = (a: HoverTarget, b: HoverTarget) =>
  a === b || (a !== null && b !== null && a !== 'card' && b !== 'card' && a.element === b.element)

const hoverTargetOf = (target: EventTarget | null): HoverTarget =>
  target instanceof Element && target.closest('[data-glance]') !== null ? 'card' : faceAt(target)

/** Hovering over a face or a name; passing, dragging and scrolling do not count. */
export function onMemberHover({ near, open, leave }: HoverHandlers): () => void {
  let target: HoverTarget = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const goTo = (next: HoverTarget) => {
    if (isSameTarget(target, next)) return
    target = next
    if (next === 'card') clearTimeout(timer)
    else if (next === null) after(LEAVE, leave)
    else {
      after(NEAR, () => {
        near(next)
        after(REST - NEAR, () => open(next))
      })
    }
  }
  const moved = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) goTo(hoverTargetOf(event.target))
  }
  const left = ({ relatedTarget }: PointerEvent) => relatedTarget === null && goTo(null)
  /** The element was scrolled under a resting mouse. */
  const scrolled = () => {
    if (target === null || target === 'card') return
    clearTimeout(timer)
    target = null
    leave()
  }
  // A press follows the link.
  const pressed = () => clearTimeout(timer)
  const listeners = new AbortController()
  const options = { capture: true, passive: true, signal: listeners.signal }
  document.addEventListener('pointermove', moved, options)
  document.addEventListener('pointerout', left, options)
  document.addEventListener('scroll', scrolled, options)
  document.addEventListener('pointerdown', pressed, options)
  return () => {
    listeners.abort()
    clearTimeout(timer)
  }
}
