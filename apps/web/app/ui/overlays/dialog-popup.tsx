import { Dialog } from '@base-ui/react/dialog'
import { uiText } from '../../text/ui.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { OverlayProps } from './dialog.tsx'
import styles from './overlays.module.css'
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
    whole = false,
    finalFocus,
  } = props
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className={styles.scrim} />
        <Dialog.Viewport className={styles.dialogStage}>
          <Dialog.Popup
            className={classNames('dialog', size === 'lg' && 'lg', whole && styles.whole)}
            {...(whole && { 'aria-label': title })}
            {...(finalFocus && { finalFocus })}
          >
            {whole ? (
              children
            ) : (
              <div className={styles.dialogTop}>
                <Dialog.Title className={classNames('display heading-3', hiddenTitle && 'visually-hidden')}>
                  {title}
                </Dialog.Title>
                <Dialog.Close className="icon-button" aria-label={uiText.close}>
                  <Icon of="x" />
                </Dialog.Close>
              </div>
            )}
            {description === undefined ? null : <Dialog.Description className="soft">{description}</Dialog.Description>}
            {whole || children === undefined ? null : <div className="dialog-body">{children}</div>}
            {footer === undefined ? null : <div className="dialog-foot">{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
