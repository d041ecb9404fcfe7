import type { ReactNode, RefObject } from 'react'
import { overlayOnDemand } from '../on-demand.tsx'

const loadDialog = () => import('./dialog-popup.tsx')
const loadSheet = () => import('./sheet-popup.tsx')

export interface OverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** For screen readers only, where the overlay shows the title itself. */
  hiddenTitle?: boolean
  description?: string
  children?: ReactNode
  /** Buttons, the main one first. */
  footer?: ReactNode
  size?: 'md' | 'lg'
  /** The children draw the whole overlay, its title and close button too; on a phone it fills the screen. */
  whole?: boolean
  /** Focus target after closing; defaults to the previously focused element. */
  finalFocus?: RefObject<HTMLElement | null>
}

/** Prefetch for what may be opened offline. */
export const fetchDialog = () => void loadDialog().catch(() => undefined)
export const fetchSheet = () => void loadSheet().catch(() => undefined)

export const Dialog = overlayOnDemand<OverlayProps>(async () => (await loadDialog()).DialogPopup)

/** Bottom sheet on phones (swipe to close), dialog on wide screens. */
export const Sheet = overlayOnDemand<OverlayProps>(async () => (await loadSheet()).SheetPopup, { soon: true })
