import type { ReactNode, RefObject } from 'react'
import { overlayOnDemand } from '../on-demand.tsx'

export interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Trigger button; it carries `aria-expanded`. */
  anchor: RefObject<HTMLElement | null>
  label: string
  children: ReactNode
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** Focus target after closing; defaults to the trigger. */
  finalFocus?: RefObject<HTMLElement | null>
  /** False where it opens without a user action: focus stays. */
  takesFocus?: boolean
  /** Without the surrounding card. */
  bare?: boolean
}

export const Popover = overlayOnDemand<PopoverProps>(async () => (await import('./popover-popup.tsx')).PopoverPopup, {
  soon: true,
})
