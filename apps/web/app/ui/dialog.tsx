import { lazy, type ReactNode, Suspense } from 'react'
import { useOnceOpen } from './use-once-open.ts'

const loadDialog = () => import('./dialog-popup.tsx')
const DialogPopup = lazy(async () => ({ default: (await loadDialog()).DialogPopup }))
const SheetPopup = lazy(async () => ({ default: (await import('./sheet-popup.tsx')).SheetPopup }))

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
}

/** Ahead of a question that may have to be asked without network. */
export const fetchDialog = () => void loadDialog().catch(() => undefined)

/** A short question in the middle of the screen; traps focus and gives it back. */
export function Dialog(props: OverlayProps) {
  return useOnceOpen(props.open) ? (
    <Suspense fallback={null}>
      <DialogPopup {...props} />
    </Suspense>
  ) : null
}

/** From the bottom on a phone (it can be swiped away), a dialog on a wide screen: forms, filters, lists. */
export function Sheet(props: OverlayProps) {
  return useOnceOpen(props.open) ? (
    <Suspense fallback={null}>
      <SheetPopup {...props} />
    </Suspense>
  ) : null
}
