import { Outlet } from 'react-router'
import { LiveCacheProvider } from '../live/use-live.tsx'
import { KitchenProvider } from './kitchen-provider.tsx'
import { ModuleFrame } from './module-frame.tsx'

export default function ModuleLayout() {
  return (
    <LiveCacheProvider>
      <ModuleFrame>
        <KitchenProvider>
          <Outlet />
        </KitchenProvider>
      </ModuleFrame>
    </LiveCacheProvider>
  )
}
