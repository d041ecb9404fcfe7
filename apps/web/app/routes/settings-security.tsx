import { stayOffline } from '../api/form-answer.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { changeSecurity, type SecurityAnswer } from '../features/identity/change-security.ts'
import { PasskeyList } from '../features/identity/passkey-list.tsx'
import { SecondFactorPanel } from '../features/identity/second-factor-panel.tsx'
import { securityApi } from '../features/identity/security.api.ts'
import { SessionList } from '../features/identity/session-list.tsx'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import stylesheet from '../styles/page-security.css?url'
import { settingsText } from '../text/settings.ts'
import type { Route } from './+types/settings-security'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export function loader({ request, context }: Route.LoaderArgs) {
  const api = securityApi(pageApi(context))
  return loadPage(request, async () => {
    const [factor, passkeys, sessions] = await Promise.all([api.secondFactor(), api.passkeys(), api.sessions()])
    return { factor, passkeys, sessions }
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return changeSecurity(request, context)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get('intent'))
  return stayOffline(serverAction, (problem): SecurityAnswer => ({ intent, problem }))
}

export default function SettingsSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { factor, passkeys, sessions } = loaderData
  return (
    <SettingsPage title={settingsText.sections.securite}>
      <PageMeta title={settingsText.sections.securite} hidden />
      <div className="set-forms sec">
        <SecondFactorPanel factor={factor} unscripted={actionData} />
        <PasskeyList passkeys={passkeys} hasPassword={factor.hasPassword} unscripted={actionData} />
        <SessionList sessions={sessions} hasPassword={factor.hasPassword} unscripted={actionData} />
      </div>
    </SettingsPage>
  )
}
