import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react'

const HOLD = 450

/** Long press on a row presses the row's own button, which a mouse finds beside the text. */
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
      // Long press on a member's link opens her hover card instead (`features/people/members/member-long-press.ts`).
      if (target.closest('a[href^="/p/"]') !== null) return
      const row = target.closest('[data-row]')
      timer.current = setTimeout(() => {
        row?.querySelector<HTMLElement>(button)?.click()
        held.current = true
      }, HOLD)
    },
    onPointerUp: stop,
    // The list is scrolled, not pressed.
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => held.current && event.preventDefault(),
    // Prevents the click on what lies under the finger when it lifts.
    onTouchEnd: (event: TouchEvent) => {
      if (held.current) event.preventDefault()
      held.current = false
    },
  }
}
