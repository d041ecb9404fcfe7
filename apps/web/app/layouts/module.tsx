import { Outlet } from 'react-router'
import { LiveCacheProvider } from '../live/use-live.tsx'
import { ModuleFrame } from './module-frame.tsx'

export default function ModuleLayout() {
  return (
    <LiveCacheProvider>
      <ModuleFrame>
        <Outlet />
      </ModuleFrame>
    </LiveCacheProvider>
  )
}
