import { loadPage, pageApi } from '../../api/page-api.ts'
import { ProfileThemeRows } from '../../features/account/settings/profile-theme-rows.tsx'
import { settingsApi } from '../../features/account/settings/settings.api.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings-profile'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => settingsApi(pageApi(context)).profile())
}

export default function SettingsProfile({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.profil}>
      <PageMeta title={settingsText.sections.profil} hidden />
      <div className={styles.groups}>
        <ProfileThemeRows profile={loaderData} />
      </div>
    </SettingsPage>
  )
}
