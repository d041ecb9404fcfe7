import { loadPage, pageApi } from '../../api/page-api.ts'
import { savePartOffline, saveSettingsPart } from '../../features/account/settings/answer-part.ts'
import { ReadingForm } from '../../features/account/settings/reading-form.tsx'
import { settingsApi } from '../../features/account/settings/settings.api.ts'
import { ThemeChoice } from '../../features/account/settings/theme-choice.tsx'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'
import { Unscripted } from '../../ui/unscripted.tsx'
import type { Route } from './+types/settings-appearance'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => settingsApi(pageApi(context)).profile())
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSettingsPart(pageApi(context), await request.formData())
}

export const clientAction = (args: Route.ClientActionArgs) => savePartOffline(args)

export default function SettingsAppearance({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.apparence}>
      <PageMeta title={settingsText.sections.apparence} hidden />
      <div className={styles.forms}>
        <div className={styles.form}>
          <ThemeChoice />
          <Unscripted>
            <p className="small soft">{settingsText.themeNeedsScripts}</p>
          </Unscripted>
        </div>
        <ReadingForm profile={loaderData} />
      </div>
    </SettingsPage>
  )
}
