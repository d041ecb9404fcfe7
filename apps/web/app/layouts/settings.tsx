import { Outlet } from 'react-router'
import { user } from '../middleware/user.ts'
import type { Route } from './+types/settings'
import { ModuleFrame } from './module-frame.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

/** Pages below return a `SettingsPage`. */
export default function SettingsLayout() {
  return (
    <ModuleFrame>
      <Outlet />
    </ModuleFrame>
  )
}
