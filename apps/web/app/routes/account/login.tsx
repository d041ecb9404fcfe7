import { parseWithZod } from '@conform-to/zod/v4'
import { errors, isErrorCode, SignIn } from '@consoeurs/contract'
import { cookieApi } from '../../api/cookie-api.ts'
import { failForm, formAnswerOffline, refuseForm } from '../../api/form-answer.ts'
import { ownValue } from '../../api/own-value.ts'
import { pageApi } from '../../api/page-api.ts'
import { useClearLocalData } from '../../consent/use-clear-local-data.ts'
import { requestContext } from '../../context.ts'
import { FirebaseProviders } from '../../features/account/identity/firebase/firebase-providers.tsx'
import { identityApi } from '../../features/account/identity/identity.api.ts'
import { federatedApi } from '../../features/account/identity/sign-in/federated.api.ts'
import { FederatedSignIn } from '../../features/account/identity/sign-in/federated-sign-in.tsx'
import { safeDestination } from '../../features/account/identity/sign-in/safe-destination.ts'
import { detourOfCode, signInDetour } from '../../features/account/identity/sign-in/sign-in-detour.ts'
import { SignInForm } from '../../features/account/identity/sign-in/sign-in-form.tsx'
import { signInText } from '../../features/account/identity/sign-in.text.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { Link } from '../../navigation/link.tsx'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { NextPagesAfterSignIn } from '../../pwa/prefetch-after-sign-in.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import type { Route } from './+types/login'

const secrets = { hideFields: ['password'] }

const notices: Record<string, string> = {
  expire: signInText.linkExpired,
  confirme: signInText.linkConfirmed,
  motdepasse: signInText.passwordChanged,
}

const cookieTest = 'cookies'
const cookieTestHref = (destination: string | null) =>
  `/login?${cookieTest}=${destination === null ? '' : `&suite=${encodeURIComponent(destination)}`}`

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const destination = searchParams.get('suite')
  if (context.get(requestContext).viewer !== null) throw redirectTo(safeDestination(destination))
  const cookiesRefused = searchParams.has(cookieTest)
  const first = destination === null || cookiesRefused ? null : signInText.signInFirst
  const notice = ownValue(notices, searchParams.get('lien')) ?? first
  const said = searchParams.get('avec')
  const detour = detourOfCode(said, destination)
  if (detour !== null) throw redirectTo(detour)
  const { firebase } = context.get(requestContext).publicSettings
  const { provider } = await federatedApi(pageApi(context)).provider()
  const refusal = isErrorCode(said) ? errors[said].text : undefined
  return { destination, notice, cookiesRefused, provider, firebase, said: refusal }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const wanted = typed.get('suite')
  const destination = typeof wanted === 'string' ? wanted : null
  const submission = parseWithZod(typed, { schema: SignIn })
  if (submission.status !== 'success') return refuseForm(submission, secrets)
  const { api, headers } = cookieApi(context)
  try {
    await identityApi(api).signIn(submission.value)
  } catch (error) {
    const detour = signInDetour(error, destination)
    if (detour !== null) throw redirectTo(detour, { headers })
    return failForm(submission, error, secrets)
  }
  // No cookie was sent: test whether the browser accepts cookies, then continue.
  if (!request.headers.has('Cookie')) throw redirectTo(cookieTestHref(destination), { headers })
  throw redirectTo(safeDestination(destination), { headers })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return formAnswerOffline(serverAction)
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { destination, notice, cookiesRefused, provider, firebase, said } = loaderData
  useClearLocalData()
  return (
    <SignInLayout cookiesRefused={cookiesRefused}>
      <PageMeta title={signInText.signIn} hidden />
      <NextPagesAfterSignIn />
      <header className={styles.head}>
        <h1 className="display heading-1">{signInText.signInTitle}</h1>
        <p className="soft">
          {signInText.signInLead}{' '}
          <Link className="text-link" to="/signup">
            {signInText.goToSignUp}
          </Link>
        </p>
      </header>
      {notice === null ? null : (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <SignInForm lastResult={actionData} destination={destination} firebase={firebase} />
      {provider === null ? null : <FederatedSignIn provider={provider} destination={destination} said={said} />}
      {firebase === null ? null : <FirebaseProviders {...{ firebase, destination, said }} />}
    </SignInLayout>
  )
}
