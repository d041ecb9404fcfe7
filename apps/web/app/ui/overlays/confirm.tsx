import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** States the exact effect, and whether it can be undone. */
  text: string
  confirmLabel: string
  cancelLabel: string
  look?: Extract<ButtonLook, 'brand' | 'danger'>
  busy?: boolean
  /** Additional content. */
  children?: ReactNode
  onConfirm: () => void
}

export function Confirm(props: ConfirmProps) {
  const {
    open,
    onOpenChange,
    title,
    text,
    confirmLabel,
    cancelLabel,
    look = 'danger',
    busy,
    children,
    onConfirm,
  } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      footer={
        <>
          <Button look={look} busy={busy} onClick={onConfirm} className="grow">
            {confirmLabel}
          </Button>
          <Button look="quiet" onClick={() => onOpenChange(false)} className="grow">
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
