import { lazy, type ReactNode, type RefObject, Suspense } from 'react'
import { useOnceOpen } from './use-once-open.ts'

export interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button it hangs from; that button carries `aria-expanded`. */
  anchor: RefObject<HTMLElement | null>
  label: string
  children: ReactNode
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** Without the card around it (a reaction picker draws its own). */
  bare?: boolean
}

const PopoverPopup = lazy(async () => ({ default: (await import('./popover-popup.tsx')).PopoverPopup }))

/** A small surface near what opened it; Escape or a press elsewhere closes it. */
export function Popover(props: PopoverProps) {
  return useOnceOpen(props.open) ? (
    <Suspense fallback={null}>
      <PopoverPopup {...props} />
    </Suspense>
  ) : null
}
