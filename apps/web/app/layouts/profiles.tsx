import { Outlet } from 'react-router'
import { LiveCacheProvider } from '../live/use-live.tsx'
import { KitchenProvider } from './kitchen-provider.tsx'
import { ModuleFrame } from './module-frame.tsx'

/** Module frame with a cover that runs under the phone bar (`ModulePage bar={{ over: true }}`). */
export default function ProfilesLayout() {
  return (
    <div>
      <LiveCacheProvider>
        <ModuleFrame>
          <KitchenProvider>
            <Outlet />
          </KitchenProvider>
        </ModuleFrame>
      </LiveCacheProvider>
    </div>
  )
}
