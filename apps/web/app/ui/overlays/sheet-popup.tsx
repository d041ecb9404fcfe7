import { Drawer } from '@base-ui/react/drawer'
import { classNames } from '../class-names.ts'
import { useMediaQuery, wideScreen } from '../use-media-query.ts'
import type { OverlayProps } from './dialog.tsx'
import { DialogPopup } from './dialog-popup.tsx'
import styles from './overlays.module.css'
import { useBackCloses } from './use-back-closes.ts'

export function SheetPopup(props: OverlayProps) {
  const wide = useMediaQuery(wideScreen)
  return wide ? <DialogPopup {...props} /> : <DrawerPopup {...props} />
}

function DrawerPopup(props: OverlayProps) {
  const {
    open,
    onOpenChange,
    title,
    hiddenTitle = false,
    description,
    children,
    footer,
    whole = false,
    finalFocus,
  } = props
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange}>
      <Drawer.Portal>
        <Drawer.Backdrop forceRender className={styles.scrim} />
        <Drawer.Viewport className={styles.sheetStage}>
          <Drawer.Popup
            className={classNames('sheet', whole && styles.whole)}
            {...(whole && { 'aria-label': title })}
            {...(finalFocus && { finalFocus })}
          >
            <Drawer.Content className={whole ? styles.wholeContent : styles.sheetContent}>
              {whole ? null : (
                <Drawer.Title className={classNames('display heading-3', hiddenTitle && 'visually-hidden')}>
                  {title}
                </Drawer.Title>
              )}
              {description === undefined ? null : (
                <Drawer.Description className="soft">{description}</Drawer.Description>
              )}
              {children}
            </Drawer.Content>
            {footer === undefined ? null : <div className={styles.sheetFoot}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
