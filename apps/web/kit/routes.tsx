import type { RouteObject } from 'react-router'
import ClassicLayout from '../app/layouts/classic.tsx'
import DefaultLayout from '../app/layouts/default.tsx'
import ModuleLayout from '../app/layouts/module.tsx'
import SettingsLayout from '../app/layouts/settings.tsx'
import { KitPage } from './kit-page.tsx'
import { ClassicScene, FaultScene, HomeScene, ModuleScene, SettingsScene } from './layout-scenes.tsx'
import { ConversationScene, ProfileScene } from './page-scenes.tsx'

/** One address per thing to look at; the layouts are the site's own. */
export const kitRoutes: RouteObject[] = [
  { path: '/', element: <KitPage /> },
  {
    element: <ModuleLayout />,
    children: [
      { path: '/dashboard', element: <ModuleScene /> },
      { path: '/messages', element: <ConversationScene /> },
      { path: '/p', element: <ProfileScene /> },
    ],
  },
  { element: <SettingsLayout />, children: [{ path: '/settings/:page?', element: <SettingsScene /> }] },
  { element: <DefaultLayout />, children: [{ path: '/home', element: <HomeScene /> }] },
  { element: <ClassicLayout />, children: [{ path: '/l/charte', element: <ClassicScene /> }] },
  { path: '*', element: <FaultScene /> },
]
