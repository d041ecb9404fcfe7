import { Outlet } from 'react-router'
import { ModuleFrame } from './module-frame.tsx'

export default function ModuleLayout() {
  return (
    <ModuleFrame>
      <Outlet />
    </ModuleFrame>
  )
}
