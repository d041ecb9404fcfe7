import type { ReactNode, RefObject } from 'react'
import { overlayOnDemand } from './on-demand.tsx'

export interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button it hangs from; that button carries `aria-expanded`. */
  anchor: RefObject<HTMLElement | null>
  label: string
  children: ReactNode
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** Where the focus goes once it closes; without it, back to the button. */
  finalFocus?: RefObject<HTMLElement | null>
  /** False where nobody asked it to open with a press or a key: the focus stays where it is. */
  takesFocus?: boolean
  /** Without the card around it (a reaction picker draws its own). */
  bare?: boolean
}

/** A small surface near what opened it; Escape or a press elsewhere closes it. */
export const Popover = overlayOnDemand<PopoverProps>(async () => (await import('./popover-popup.tsx')).PopoverPopup)
