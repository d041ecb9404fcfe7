import { Outlet } from 'react-router'
import { ModuleFrame } from './module-frame.tsx'

/** Pages below return a `SettingsPage`. */
export default function SettingsLayout() {
  return (
    <ModuleFrame>
      <Outlet />
    </ModuleFrame>
  )
}
