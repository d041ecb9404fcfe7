import { useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { overlayOnDemand } from './on-demand.tsx'

export interface MenuItem {
  label: string
  icon?: IconName
  tone?: 'danger'
  /** Either goes somewhere… */
  to?: string
  /** …or does something. */
  onSelect?: () => void
}

interface MenuProps {
  /** What the button is, in words: « Options de ce message ». */
  label: string
  items: MenuItem[]
  icon?: IconName
  className?: string
}

export const MenuPopup = overlayOnDemand(async () => (await import('./menu-popup.tsx')).MenuPopup)

/** A list of actions behind a button: below it on a wide screen, a sheet under the thumb on a phone. */
export function Menu({ label, items, icon = 'ellipsis', className }: MenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames('ib', className)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon of={icon} size="l" />
      </button>
      <MenuPopup label={label} items={items} open={open} onOpenChange={setOpen} anchor={button} />
    </>
  )
}
