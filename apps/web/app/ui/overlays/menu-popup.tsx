import { Menu } from '@base-ui/react/menu'
import type { RefObject } from 'react'
import { Link } from '../../navigation/link.tsx'
import { formatCount } from '../../text/counts.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useMediaQuery, wideScreen } from '../use-media-query.ts'
import type { MenuItem } from './menu.tsx'
import styles from './overlays.module.css'
import { SheetPopup } from './sheet-popup.tsx'

interface MenuPopupProps {
  label: string
  items: MenuItem[]
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLButtonElement | null>
  align?: 'start' | 'end'
}

const itemClass = (item: MenuItem) => classNames(styles.menuItem, item.tone)
const markOf = ({ current }: MenuItem) => (current ? ({ 'aria-current': 'true' } as const) : {})

function ItemContent({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon ? <Icon of={item.icon} /> : null}
      <span className="grow">{item.label}</span>
      {item.count ? <span className="soft tabular-numbers">{formatCount(item.count)}</span> : null}
      {item.current ? <Icon of="check" className={styles.currentMark} /> : null}
    </>
  )
}

function ItemSheet({ label, items, open, onOpenChange }: Omit<MenuPopupProps, 'anchor' | 'align'>) {
  return (
    <SheetPopup open={open} onOpenChange={onOpenChange} title={label} hiddenTitle>
      <ul className={styles.menuList}>
        {items.map((item) => (
          <li key={item.label}>
            {item.to === undefined ? (
              <button
                type="button"
                className={itemClass(item)}
                data-hook="menu-item"
                onClick={() => {
                  onOpenChange(false)
                  item.onSelect?.()
                }}
              >
                <ItemContent item={item} />
              </button>
            ) : (
              <Link
                {...markOf(item)}
                to={item.to}
                className={itemClass(item)}
                data-hook="menu-item"
                onClick={() => onOpenChange(false)}
              >
                <ItemContent item={item} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </SheetPopup>
  )
}

export function MenuPopup({ anchor, align = 'end', ...props }: MenuPopupProps) {
  const wide = useMediaQuery(wideScreen)
  if (!wide) return <ItemSheet {...props} />
  return (
    <Menu.Root open={props.open} onOpenChange={props.onOpenChange} modal={false}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align={align} sideOffset={6} className={styles.floating}>
          <Menu.Popup className="menu" aria-label={props.label} finalFocus={anchor}>
            {props.items.map((item) =>
              item.to === undefined ? (
                <Menu.Item key={item.label} className={itemClass(item)} data-hook="menu-item" onClick={item.onSelect}>
                  <ItemContent item={item} />
                </Menu.Item>
              ) : (
                <Menu.Item
                  key={item.label}
                  className={itemClass(item)}
                  data-hook="menu-item"
                  render={<Link {...markOf(item)} to={item.to} />}
                >
                  <ItemContent item={item} />
                </Menu.Item>
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
