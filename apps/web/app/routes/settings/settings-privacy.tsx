import { loadPage, pageApi } from '../../api/page-api.ts'
import { savePartOffline, saveSettingsPart } from '../../features/account/settings/answer-part.ts'
import { PrivacyForm } from '../../features/account/settings/privacy-form.tsx'
import { settingsApi } from '../../features/account/settings/settings.api.ts'
import { HistoryChoice } from '../../features/publishing/history/public.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings-privacy'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => settingsApi(pageApi(context)).profile())
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSettingsPart(pageApi(context), await request.formData())
}

export const clientAction = (args: Route.ClientActionArgs) => savePartOffline(args)

export default function SettingsPrivacy({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.confidentialite}>
      <PageMeta title={settingsText.sections.confidentialite} hidden />
      <div className={styles.forms}>
        <PrivacyForm profile={loaderData} />
        <HistoryChoice viewerId={loaderData.id} />
      </div>
    </SettingsPage>
  )
}
