import { Outlet } from 'react-router'
import { LiveQueries } from '../live/query-client.tsx'
import { ModuleFrame } from './module-frame.tsx'

export default function ModuleLayout() {
  return (
    <LiveQueries>
      <ModuleFrame>
        <Outlet />
      </ModuleFrame>
    </LiveQueries>
  )
}
