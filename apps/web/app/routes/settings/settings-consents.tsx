import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import {
  ConsentList,
  changePersonalData,
  type PersonalDataAnswer,
  personalDataApi,
} from '../../features/operations/personal-data/public.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings-consents'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => personalDataApi(pageApi(context)).get())
}

export function action({ request, context }: Route.ActionArgs) {
  return changePersonalData(request, context)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get('intent'))
  return catchOffline(serverAction, (problem): PersonalDataAnswer => ({ intent, problem }))
}

export default function SettingsConsents({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.accords}>
      <PageMeta title={settingsText.sections.accords} hidden />
      <div className={styles.forms}>
        <ConsentList consents={loaderData.consents} unscripted={actionData} />
      </div>
    </SettingsPage>
  )
}
