import { type PointerEvent, useRef } from 'react'
import { clickHaptics } from './haptics.ts'

/** Movement in pixels beyond which a touch is a swipe. */
const SLACK = 10
/** Beyond this part of the width it leaves, as it does above this speed (pixels per millisecond). */
const ENOUGH = 0.35
const FAST = 0.5

export const isSwipedAway = ({ moved, width, speed }: { moved: number; width: number; speed: number }): boolean =>
  Math.abs(moved) > width * ENOUGH || (Math.abs(speed) > FAST && Math.sign(speed) === Math.sign(moved))

interface SwipeAway {
  onAway: (element: HTMLElement) => void
  /** Which element of a list is swiped; without it, the one that has the handlers. */
  within?: string
  /** To the left alone. */
  left?: boolean
}

interface Swipe {
  element: HTMLElement
  start: number
  last: number
  at: number
  speed: number
  moved: number
}

const elementOf = ({ target, currentTarget }: PointerEvent<HTMLElement>, within: string | undefined) => {
  if (within === undefined) return currentTarget
  return target instanceof Element ? target.closest<HTMLElement>(within) : null
}

/** The element follows the finger sideways; vertical movement scrolls the page, which cancels the swipe. */
export function useSwipeAway({ onAway, within, left = false }: SwipeAway) {
  const swipe = useRef<Swipe | null>(null)
  const end = () => {
    const ended = swipe.current
    swipe.current = null
    ended?.element.style.removeProperty('translate')
    ended?.element.style.removeProperty('transition')
    return ended
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      end()
      const element = elementOf(event, within)
      const { pointerType, isPrimary, clientX, timeStamp } = event
      if (pointerType === 'mouse' || !isPrimary || element === null) return
      swipe.current = { element, start: clientX, last: clientX, at: timeStamp, speed: 0, moved: 0 }
    },
    onPointerMove: ({ clientX, timeStamp, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      const held = swipe.current
      if (held === null) return
      const by = clientX - held.start
      const moved = left ? Math.min(0, by) : by
      if (held.moved === 0 && Math.abs(moved) < SLACK) return
      // Only now: a captured press would not reach the buttons.
      if (held.moved === 0) currentTarget.setPointerCapture(pointerId)
      const speed = timeStamp > held.at ? (clientX - held.last) / (timeStamp - held.at) : held.speed
      swipe.current = { ...held, last: clientX, at: timeStamp, speed, moved }
      held.element.style.transition = 'none'
      held.element.style.translate = `${moved}px`
    },
    onPointerUp: () => {
      const ended = end()
      if (ended === null || ended.moved === 0) return
      const { element, moved, speed } = ended
      if (isSwipedAway({ moved, width: element.offsetWidth, speed })) {
        clickHaptics()
        onAway(element)
      }
    },
    onPointerCancel: end,
  }
}
