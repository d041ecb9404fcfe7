import { errors, isErrorCode } from '@consoeurs/contract'
import { Form } from 'react-router'
import { type ApiClient, ApiFailure } from '../api/client.ts'
import { cookieApi } from '../api/cookie-api.ts'
import { stayOffline } from '../api/form-answer.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { requestContext } from '../context.ts'
import { accountApi } from '../features/identity/account.api.ts'
import { type AccountAnswer, type AccountPart, changeAccount } from '../features/identity/account-action.ts'
import { EmailSection } from '../features/identity/email-section.tsx'
import { federatedApi } from '../features/identity/federated.api.ts'
import { FederatedSection } from '../features/identity/federated-section.tsx'
import { firebaseApi } from '../features/identity/firebase.api.ts'
import { FirebaseSection } from '../features/identity/firebase-section.tsx'
import { PasswordSection } from '../features/identity/password-section.tsx'
import { PauseSection } from '../features/identity/pause-section.tsx'
import { UsernameSection } from '../features/identity/username-section.tsx'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { UnsentNotice } from '../outbox/unsent-notice.tsx'
import { PageMeta } from '../page-meta.tsx'
import { settingsText } from '../text/settings.ts'
import { signOutText } from '../text/sign-out.ts'
import { Button } from '../ui/button.tsx'
import type { Route } from './+types/settings-account'
import '../styles/page-account.css'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

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

/** What Firebase says of her, or nothing where it is silent: the rest of the page is ours. */
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
  return stayOffline(
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
      <div className="set-forms">
        <UsernameSection username={username} from={usernameFrom} />
        <EmailSection email={email} emailChange={emailChange} hasPassword={hasPassword} />
        {firebase === null ? (
          <PasswordSection hasPassword={hasPassword} knownWords={[username, email]} />
        ) : (
          <FirebaseSection firebase={firebase} account={ways} knownWords={[username, email]} />
        )}
        {link === null ? null : (
          <FederatedSection link={link} hasPassword={hasPassword} ended={linkEnded} said={linkRefused} />
        )}
        <Form method="post" action="/logout" reloadDocument className="set-form">
          <h2 className="d h3">{settingsText.signOutTitle}</h2>
          <p className="soft">{settingsText.signOutLead}</p>
          <UnsentNotice />
          <Button type="submit" look="line">
            {signOutText.signOut}
          </Button>
        </Form>
        <PauseSection />
      </div>
    </SettingsPage>
  )
}
