import { Drawer } from '@base-ui/react/drawer'
import { classNames } from './class-names.ts'
import type { OverlayProps } from './dialog.tsx'
import { DialogPopup } from './dialog-popup.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useMediaQuery, wideScreen } from './use-media-query.ts'

export function SheetPopup(props: OverlayProps) {
  const wide = useMediaQuery(wideScreen)
  return wide ? <DialogPopup {...props} /> : <DrawerPopup {...props} />
}

function DrawerPopup(props: OverlayProps) {
  const { open, onOpenChange, title, hiddenTitle = false, description, children, footer, finalFocus } = props
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange}>
      <Drawer.Portal>
        <Drawer.Backdrop className="scrim" />
        <Drawer.Viewport className="sheet-stage">
          <Drawer.Popup className="sheet" {...(finalFocus && { finalFocus })}>
            <Drawer.Content className="sheet-content">
              <Drawer.Title className={classNames('d h3', hiddenTitle && 'sr')}>{title}</Drawer.Title>
              {description === undefined ? null : (
                <Drawer.Description className="soft">{description}</Drawer.Description>
              )}
              {children}
            </Drawer.Content>
            {footer === undefined ? null : <div className="sheet-foot">{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
