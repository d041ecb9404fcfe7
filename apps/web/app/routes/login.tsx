import { parseWithZod } from '@conform-to/zod/v4'
import { errors, isErrorCode, SignIn } from '@consoeurs/contract'
import { Link } from 'react-router'
import { cookieApi } from '../api/cookie-api.ts'
import { answerOffline, failForm, refuseForm } from '../api/form-answer.ts'
import { pageApi } from '../api/page-api.ts'
import { useNobodyHere } from '../consent/use-nobody-here.ts'
import { requestContext } from '../context.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { federatedApi } from '../features/identity/federated.api.ts'
import { FederatedSignIn } from '../features/identity/federated-sign-in.tsx'
import { FirebaseProviders } from '../features/identity/firebase-providers.tsx'
import { identityApi } from '../features/identity/identity.api.ts'
import { safeDestination } from '../features/identity/safe-destination.ts'
import { detourOfCode, signInDetour } from '../features/identity/sign-in-detour.ts'
import { SignInForm } from '../features/identity/sign-in-form.tsx'
import { redirectTo } from '../navigation/redirect-to.ts'
import { PageMeta } from '../page-meta.tsx'
import { NextPagesAfterSignIn } from '../pwa/next-pages-after-sign-in.tsx'
import { signInText } from '../text/sign-in.ts'
import type { Route } from './+types/login'

const secrets = { hideFields: ['password'] }

const notices: Record<string, string> = {
  expire: signInText.linkExpired,
  confirme: signInText.linkConfirmed,
  motdepasse: signInText.passwordChanged,
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const destination = searchParams.get('suite')
  if (context.get(requestContext).viewer !== null) throw redirectTo(safeDestination(destination))
  const notice = notices[searchParams.get('lien') ?? ''] ?? (destination === null ? null : signInText.signInFirst)
  const said = searchParams.get('avec')
  const detour = detourOfCode(said, destination)
  if (detour !== null) throw redirectTo(detour)
  const { firebase } = context.get(requestContext).publicSettings
  const { provider } = await federatedApi(pageApi(context)).provider()
  return { destination, notice, provider, firebase, said: isErrorCode(said) ? errors[said].text : undefined }
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
  throw redirectTo(safeDestination(destination), { headers })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction)
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { destination, notice, provider, firebase, said } = loaderData
  useNobodyHere()
  return (
    <Doorstep>
      <PageMeta title={signInText.signIn} hidden />
      <NextPagesAfterSignIn />
      <header className="su-head">
        <h1 className="d h1">{signInText.signInTitle}</h1>
        <p className="soft">
          {signInText.signInLead}{' '}
          <Link className="link" to="/signup">
            {signInText.goToSignUp}
          </Link>
        </p>
      </header>
      {notice === null ? null : (
        <p className="su-notice" role="status">
          {notice}
        </p>
      )}
      <SignInForm lastResult={actionData} destination={destination} firebase={firebase} />
      {provider === null ? null : <FederatedSignIn provider={provider} destination={destination} said={said} />}
      {firebase === null ? null : <FirebaseProviders {...{ firebase, destination, said }} />}
    </Doorstep>
  )
}
