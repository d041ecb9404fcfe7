import { type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

const HOLD = 450
const REST = 350
const LEAVE = 300

interface PickerOpening {
  open: boolean
  setOpen: (open: boolean) => void
  button: RefObject<HTMLButtonElement | null>
}

/**
 * Opens on a long press, hovering or ArrowUp; closes on Escape, leaving or a press elsewhere. Put `frame` around button
 * and picker, `press` on the button.
 */
export function usePickerOpening({ open, setOpen, button }: PickerOpening) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  const after = (delay: number, wanted: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(wanted), delay)
  }
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const pressed = (event: Event) => {
      const frame = button.current?.parentElement
      if (event.target instanceof Node && !frame?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [open, setOpen, button])

  const frame = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && after(REST, true),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && after(LEAVE, false),
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && open) {
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }
      if (event.key === 'ArrowUp' && !open) {
        event.preventDefault()
        setOpen(true)
      }
    },
  }
  const press = (onPress: () => void) => ({
    onPointerDown: (event: PointerEvent) => {
      held.current = false
      if (event.pointerType === 'mouse') return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        held.current = true
        setOpen(true)
      }, HOLD)
    },
    onPointerUp: (event: PointerEvent) => event.pointerType !== 'mouse' && stop(),
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => held.current && event.preventDefault(),
    onClick: () => {
      stop()
      if (held.current) held.current = false
      else onPress()
    },
  })
  return { frame, press }
}
