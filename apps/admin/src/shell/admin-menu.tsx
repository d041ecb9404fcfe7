import Drawer from '@mui/material/Drawer'
import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { adminText } from '../text/admin.ts'
import { AdminFooter } from './admin-footer.tsx'
import { Lockup } from './lockup.tsx'
import { PendingTotal } from './pending-badge.tsx'
import { ScreenList } from './screen-list.tsx'
import { useAccessibleScreens } from './use-accessible-screens.ts'

/** Phones: a sticky bar with the navigation in a bottom sheet. */
export function AdminMenu() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const screens = useAccessibleScreens()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigation
  useEffect(() => setOpen(false), [pathname])
  return (
    <header className="bar">
      <Lockup />
      <button type="button" className="menu-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
        {adminText.menu}
        <PendingTotal screens={screens} />
      </button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { className: 'sheet', 'aria-label': adminText.menu } }}
      >
        <button type="button" className="sheet-close" aria-label={adminText.close} onClick={() => setOpen(false)}>
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <ScreenList />
        <AdminFooter />
      </Drawer>
    </header>
  )
}
