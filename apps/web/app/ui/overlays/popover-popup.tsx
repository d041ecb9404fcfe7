import { Popover } from '@base-ui/react/popover'
import { classNames } from '../class-names.ts'
import styles from './overlays.module.css'
import type { PopoverProps } from './popover.tsx'

export function PopoverPopup(props: PopoverProps) {
  const { open, onOpenChange, anchor, label, children, side = 'bottom', align = 'center', bare = false } = props
  const { finalFocus = anchor, takesFocus = true } = props
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} side={side} align={align} sideOffset={8} className={styles.floating}>
          <Popover.Popup
            className={classNames(styles.popover, bare && 'bare')}
            aria-label={label}
            initialFocus={takesFocus}
            finalFocus={takesFocus ? finalFocus : false}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
