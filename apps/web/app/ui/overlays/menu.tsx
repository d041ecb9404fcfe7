import { useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import { overlayOnDemand } from '../on-demand.tsx'

export interface MenuItem {
  label: string
  icon?: IconName
  tone?: 'danger'
  /** Shown at the end when above zero. */
  count?: number
  /** The choice in use. */
  current?: boolean
  /** Link target, or… */
  to?: string
  /** …an action. */
  onSelect?: () => void
}

interface MenuProps {
  /** Accessible name of the button: « Options de ce message ». */
  label: string
  items: MenuItem[]
  icon?: IconName
  className?: string
  /** Which edge of the button the dropdown keeps to. */
  align?: 'start' | 'end'
}

export const MenuPopup = overlayOnDemand(async () => (await import('./menu-popup.tsx')).MenuPopup, { soon: true })

/** Dropdown on wide screens, bottom sheet on phones. */
export function Menu({ label, items, icon = 'ellipsis', className, align = 'end' }: MenuProps) {
  /** Null until first opened: nothing else is rendered then. */
  const [open, setOpen] = useState<boolean | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames('icon-button', className)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      >
        <Icon of={icon} size="l" />
      </button>
      {open === null ? null : <MenuPopup {...{ label, items, open, align }} onOpenChange={setOpen} anchor={button} />}
    </>
  )
}
