import { facedAt, type Named } from './named-member.ts'

/** So long she is there before its code is asked for, and before it is shown; so long the card stays once she left. */
const NEAR = 200
const REST = 500
const LEAVE = 300

interface Rests {
  /** She may be about to ask. */
  near: (named: Named) => void
  open: (named: Named) => void
  /** Neither on the name nor on the card any more. */
  leave: () => void
}

type Place = Named | 'card' | null

const isSame = (a: Place, b: Place) =>
  a === b || (a !== null && b !== null && a !== 'card' && b !== 'card' && a.element === b.element)

const placeOf = (target: EventTarget | null): Place =>
  target instanceof Element && target.closest('[data-glance]') !== null ? 'card' : facedAt(target)

/** A mouse that rests on a face or a name; one that passes by, drags or scrolls asks nothing. */
export function hearRests({ near, open, leave }: Rests): () => void {
  let place: Place = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const goTo = (next: Place) => {
    if (isSame(place, next)) return
    place = next
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
    if (event.pointerType === 'mouse' && event.buttons === 0) goTo(placeOf(event.target))
  }
  const left = ({ relatedTarget }: PointerEvent) => relatedTarget === null && goTo(null)
  /** What stands under a mouse that did not move asks nothing: it was scrolled there. */
  const scrolled = () => {
    if (place === null || place === 'card') return
    clearTimeout(timer)
    place = null
    leave()
  }
  // A press goes where the link leads.
  const pressed = () => clearTimeout(timer)
  const hears = new AbortController()
  const options = { capture: true, passive: true, signal: hears.signal }
  document.addEventListener('pointermove', moved, options)
  document.addEventListener('pointerout', left, options)
  document.addEventListener('scroll', scrolled, options)
  document.addEventListener('pointerdown', pressed, options)
  return () => {
    hears.abort()
    clearTimeout(timer)
  }
}
