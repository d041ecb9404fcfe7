import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { ApiTokenList } from '../../features/account/identity/security/api-token-list.tsx'
import { changeSecurity, type SecurityAnswer } from '../../features/account/identity/security/change-security.ts'
import { PasskeyList } from '../../features/account/identity/security/passkey-list.tsx'
import { SecondFactorPanel } from '../../features/account/identity/security/second-factor-panel.tsx'
import { securityApi } from '../../features/account/identity/security/security.api.ts'
import { SessionList } from '../../features/account/identity/security/session-list.tsx'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings-security'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const api = securityApi(pageApi(context))
  return loadPage(request, async () => {
    const [factor, passkeys, sessions, tokens] = await Promise.all([
      api.secondFactor(),
      api.passkeys(),
      api.sessions(),
      api.apiTokens(),
    ])
    return { factor, passkeys, sessions, tokens }
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return changeSecurity(request, context)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get('intent'))
  return catchOffline(serverAction, (problem): SecurityAnswer => ({ intent, problem }))
}

export default function SettingsSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { factor, passkeys, sessions, tokens } = loaderData
  return (
    <SettingsPage title={settingsText.sections.securite}>
      <PageMeta title={settingsText.sections.securite} hidden />
      <div className={styles.forms}>
        <SecondFactorPanel factor={factor} unscripted={actionData} />
        <PasskeyList passkeys={passkeys} hasPassword={factor.hasPassword} unscripted={actionData} />
        <SessionList sessions={sessions} hasPassword={factor.hasPassword} unscripted={actionData} />
        <ApiTokenList tokens={tokens} hasPassword={factor.hasPassword} unscripted={actionData} />
      </div>
    </SettingsPage>
  )
}
