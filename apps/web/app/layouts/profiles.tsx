import { Outlet } from 'react-router'
import { LiveCacheProvider } from '../live/use-live.tsx'
import { ModuleFrame } from './module-frame.tsx'

/** The module frame, with a cover that runs under the phone's bar (`ModulePage bar={{ over: true }}`). */
export default function ProfilesLayout() {
  return (
    <div className="layout-profiles">
      <LiveCacheProvider>
        <ModuleFrame>
          <Outlet />
        </ModuleFrame>
      </LiveCacheProvider>
    </div>
  )
}
