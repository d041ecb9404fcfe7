import { SettingsList } from '../layouts/settings-list.tsx'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { settingsText } from '../text/settings.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export default function SettingsIndex() {
  return (
    <SettingsPage title={settingsText.title} index>
      <PageMeta title={settingsText.title} hidden />
      <SettingsList />
    </SettingsPage>
  )
}
