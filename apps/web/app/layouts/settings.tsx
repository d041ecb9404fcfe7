import { Outlet } from 'react-router'
import { LiveCacheProvider } from '../live/use-live.tsx'
import { user } from '../middleware/user.ts'
import type { Route } from './+types/settings'
import { ModuleFrame } from './module-frame.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export default function SettingsLayout() {
  return (
    <LiveCacheProvider>
      <ModuleFrame>
        <Outlet />
      </ModuleFrame>
    </LiveCacheProvider>
  )
}
