import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react'

const HOLD = 450

/** A finger that rests on a row presses that row's own button for it: what a mouse finds beside the words. */
export function useHeldRow(button: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: ({ pointerType, target }: PointerEvent) => {
      stop()
      held.current = false
      if (pointerType === 'mouse' || !(target instanceof Element)) return
      // Whoever is named has a card of her own (`features/members/hear-presses.ts`).
      if (target.closest('a[href^="/p/"]') !== null) return
      const row = target.closest('[data-row]')
      timer.current = setTimeout(() => {
        row?.querySelector<HTMLElement>(button)?.click()
        held.current = true
      }, HOLD)
    },
    onPointerUp: stop,
    // The list is moved, not held.
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => held.current && event.preventDefault(),
    // What the finger lies on when it lifts was not pressed.
    onTouchEnd: (event: TouchEvent) => {
      if (held.current) event.preventDefault()
      held.current = false
    },
  }
}
