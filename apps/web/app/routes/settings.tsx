import { redirect } from 'react-router'
import { requestContext } from '../context.ts'
import { SettingsList } from '../layouts/settings-list.tsx'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { settingsText } from '../text/settings.ts'
import type { Route } from './+types/settings'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(requestContext).viewer === null) throw redirect('/login?suite=%2Fsettings')
  return null
}

export default function SettingsIndex() {
  return (
    <SettingsPage title={settingsText.title} index>
      <PageMeta title={settingsText.title} hidden />
      <SettingsList />
    </SettingsPage>
  )
}
