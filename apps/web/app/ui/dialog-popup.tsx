import { Dialog } from '@base-ui/react/dialog'
import { uiText } from '../text/ui.ts'
import { classNames } from './class-names.ts'
import type { OverlayProps } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { useBackCloses } from './use-back-closes.ts'

export function DialogPopup(props: OverlayProps) {
  const {
    open,
    onOpenChange,
    title,
    hiddenTitle = false,
    description,
    children,
    footer,
    size = 'md',
    finalFocus,
  } = props
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-stage">
          <Dialog.Popup className={classNames('dialog', size === 'lg' && 'lg')} {...(finalFocus && { finalFocus })}>
            <div className="dialog-top">
              <Dialog.Title className={classNames('d h3', hiddenTitle && 'sr')}>{title}</Dialog.Title>
              <Dialog.Close className="ib" aria-label={uiText.close}>
                <Icon of="x" />
              </Dialog.Close>
            </div>
            {description === undefined ? null : <Dialog.Description className="soft">{description}</Dialog.Description>}
            {children === undefined ? null : <div className="dialog-body">{children}</div>}
            {footer === undefined ? null : <div className="dialog-foot">{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
