import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '../class-names.ts'
import styles from './full-screen-popup.module.css'
import { useBackCloses } from './use-back-closes.ts'

interface FullScreenPopupProps {
  label: string
  /** Draws everything, the close button too. */
  children: ReactNode
  className?: string
  initialFocus?: RefObject<HTMLElement | null>
  onClose: () => void
}

/** A dialog that fills every screen. */
export function FullScreenPopup({ label, children, className, initialFocus, onClose }: FullScreenPopupProps) {
  useBackCloses(true, onClose)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={label}
          className={classNames(styles.fullScreen, className)}
          {...(initialFocus && { initialFocus })}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
