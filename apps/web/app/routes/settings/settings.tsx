import { loadPage, pageApi } from '../../api/page-api.ts'
import { securityApi } from '../../features/account/identity/security/security.api.ts'
import { ProfileThemeRows } from '../../features/account/settings/profile-theme-rows.tsx'
import { settingsApi } from '../../features/account/settings/settings.api.ts'
import { mutesApi } from '../../features/people/mutes/public.ts'
import { SettingsIndexPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  return loadPage(request, async () => {
    const own = settingsApi(client)
    const [profile, blocks, mutes, sessions] = await Promise.all([
      own.profile(),
      own.blocks(),
      mutesApi(client).list(),
      securityApi(client).sessions(),
    ])
    const muted = mutes.members.length + mutes.communities.length + mutes.rooms.length
    return { profile, blocks: blocks.length, mutes: muted, devices: sessions.length }
  })
}

export default function SettingsIndex({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsIndexPage values={loaderData}>
      <PageMeta title={settingsText.title} hidden />
      <div className={styles.groups}>
        <ProfileThemeRows profile={loaderData.profile} />
      </div>
    </SettingsIndexPage>
  )
}
