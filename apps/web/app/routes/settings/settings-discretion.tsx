import { loadPage, pageApi } from '../../api/page-api.ts'
import { savePartOffline, saveSettingsPart } from '../../features/account/settings/answer-part.ts'
import { DiscreetModeForm } from '../../features/account/settings/privacy-form.tsx'
import { settingsApi } from '../../features/account/settings/settings.api.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import { neutralPage } from '../../quick-exit/quick-exit.ts'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/settings-discretion'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => settingsApi(pageApi(context)).profile())
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSettingsPart(pageApi(context), await request.formData())
}

export const clientAction = (args: Route.ClientActionArgs) => savePartOffline(args)

export default function SettingsDiscretion({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.discretion}>
      <PageMeta title={settingsText.sections.discretion} hidden />
      <div className={styles.forms}>
        <section className={styles.form} aria-labelledby="sortie">
          <h2 className="display heading-3" id="sortie">
            {settingsText.exitTitle}
          </h2>
          <p className="soft">{settingsText.exitLead}</p>
          <a className="button line" href={neutralPage} rel="noreferrer" data-quick-exit data-no-prefetch>
            <Icon of="quick-exit" />
            <span className="button-text">{settingsText.exitTry}</span>
          </a>
        </section>
        <DiscreetModeForm profile={loaderData} />
        <section className={styles.form} aria-labelledby="installer">
          <h2 className="display heading-3" id="installer">
            {settingsText.discreetInstallTitle}
          </h2>
          <p className="soft">{settingsText.discreetInstall}</p>
        </section>
      </div>
    </SettingsPage>
  )
}
