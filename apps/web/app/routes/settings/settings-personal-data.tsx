import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import {
  ArchiveSection,
  changePersonalData,
  LeavingSection,
  type PersonalDataAnswer,
  personalDataApi,
} from '../../features/operations/personal-data/public.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings-personal-data'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('retirer')
  const withdraws = asked === 'terms' || asked === 'charter' ? asked : ''
  return loadPage(request, async () => ({ personal: await personalDataApi(pageApi(context)).get(), withdraws }))
}

export function action({ request, context }: Route.ActionArgs) {
  return changePersonalData(request, context)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get('intent'))
  return catchOffline(serverAction, (problem): PersonalDataAnswer => ({ intent, problem }))
}

export default function SettingsPersonalData({ loaderData, actionData }: Route.ComponentProps) {
  const { personal, withdraws } = loaderData
  return (
    <SettingsPage title={settingsText.sections.donnees}>
      <PageMeta title={settingsText.sections.donnees} hidden />
      <div className={styles.forms}>
        <ArchiveSection personal={personal} unscripted={actionData} />
        <LeavingSection hasPassword={personal.hasPassword} withdraws={withdraws} unscripted={actionData} />
      </div>
    </SettingsPage>
  )
}
