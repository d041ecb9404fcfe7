import { errors, isErrorCode } from '@consoeurs/contract'
import { type ApiClient, ApiFailure } from '../../api/client.ts'
import { cookieApi } from '../../api/cookie-api.ts'
import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { requestContext } from '../../context.ts'
import { accountApi } from '../../features/account/identity/account.api.ts'
import { type AccountAnswer, type AccountPart, changeAccount } from '../../features/account/identity/account-action.ts'
import { firebaseApi } from '../../features/account/identity/firebase/firebase.api.ts'
import { FirebaseSection } from '../../features/account/identity/firebase/firebase-section.tsx'
import { EmailSection } from '../../features/account/identity/security/email-section.tsx'
import { FederatedSection } from '../../features/account/identity/security/federated-section.tsx'
import { PasswordSection } from '../../features/account/identity/security/password-section.tsx'
import { UsernameSection } from '../../features/account/identity/security/username-section.tsx'
import { federatedApi } from '../../features/account/identity/sign-in/federated.api.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings-account'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = pageApi(context)
  const [account, { link }] = await loadPage(request, () =>
    Promise.all([accountApi(api).get(), federatedApi(api).link()]),
  )
  const { firebase } = context.get(requestContext).publicSettings
  const linkEnded = new URL(request.url).searchParams.get('lien')
  const ways = firebase === null ? null : await firebaseWays(api)
  return {
    ...account,
    firebase,
    ways,
    link,
    linkEnded,
    linkRefused: isErrorCode(linkEnded) ? errors[linkEnded].text : undefined,
  }
}

/** Null where Firebase is unavailable. */
async function firebaseWays(api: ApiClient) {
  try {
    return (await firebaseApi(api).account()).account
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'FEDERATED_UNAVAILABLE') return null
    throw error
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const { api, headers } = cookieApi(context)
  return loadPage(request, () => changeAccount({ typed, api: accountApi(api), headers }))
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const part = (await request.clone().formData()).get('part') as AccountPart
  return catchOffline(
    serverAction,
    (text): AccountAnswer => ({ part, refusal: { status: 'error', error: { '': [text] } } }),
  )
}

export default function SettingsAccount({ loaderData }: Route.ComponentProps) {
  const { username, email, hasPassword, usernameFrom, emailChange, firebase, ways } = loaderData
  const { link, linkEnded, linkRefused } = loaderData
  return (
    <SettingsPage title={settingsText.sections.compte}>
      <PageMeta title={settingsText.sections.compte} hidden />
      <div className={styles.forms}>
        <UsernameSection username={username} from={usernameFrom} />
        <EmailSection email={email} emailChange={emailChange} hasPassword={hasPassword} />
        {firebase === null ? (
          <PasswordSection email={email} hasPassword={hasPassword} knownWords={[username, email]} />
        ) : (
          <FirebaseSection firebase={firebase} account={ways} knownWords={[username, email]} />
        )}
        {link === null ? null : (
          <FederatedSection link={link} hasPassword={hasPassword} ended={linkEnded} said={linkRefused} />
        )}
      </div>
    </SettingsPage>
  )
}
