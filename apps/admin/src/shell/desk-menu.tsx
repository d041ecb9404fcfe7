import Drawer from '@mui/material/Drawer'
import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { deskText } from '../text/desk.ts'
import { DeskFoot } from './desk-foot.tsx'
import { Lockup } from './lockup.tsx'
import { PlaceList } from './place-list.tsx'
import { WaitingInAll } from './waiting.tsx'

/** On a phone: a bar that stays, and every place one tap away, in a sheet that the thumb reaches. */
export function DeskMenu() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place closes it
  useEffect(() => setOpen(false), [pathname])
  return (
    <header className="bar">
      <Lockup />
      <button type="button" className="menu-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
        {deskText.menu}
        <WaitingInAll />
      </button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { className: 'sheet', 'aria-label': deskText.menu } }}
      >
        <button type="button" className="sheet-close" aria-label={deskText.close} onClick={() => setOpen(false)}>
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <PlaceList />
        <DeskFoot />
      </Drawer>
    </header>
  )
}
