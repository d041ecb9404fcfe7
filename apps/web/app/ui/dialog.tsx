import type { ReactNode, RefObject } from 'react'
import { overlayOnDemand } from './on-demand.tsx'

const loadDialog = () => import('./dialog-popup.tsx')

export interface OverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The title is said elsewhere in the overlay: kept for readers alone. */
  hiddenTitle?: boolean
  description?: string
  children?: ReactNode
  /** Buttons, the main one first. */
  footer?: ReactNode
  size?: 'md' | 'lg'
  /** Where the focus goes once it closes; without it, back to where it was. */
  finalFocus?: RefObject<HTMLElement | null>
}

/** Ahead of a question that may have to be asked without network. */
export const fetchDialog = () => void loadDialog().catch(() => undefined)

/** A short question in the middle of the screen; traps focus and gives it back. */
export const Dialog = overlayOnDemand<OverlayProps>(async () => (await loadDialog()).DialogPopup)

/** From the bottom on a phone (it can be swiped away), a dialog on a wide screen: forms, filters, lists. */
export const Sheet = overlayOnDemand<OverlayProps>(async () => (await import('./sheet-popup.tsx')).SheetPopup)
