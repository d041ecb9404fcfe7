import { parseWithZod } from '@conform-to/zod/v4'
import { loadConsents } from '@consoeurs/brand'
import { data, redirect } from 'react-router'
import { type FormAnswer, failForm, formAnswerOffline, refuseForm } from '../../api/form-answer.ts'
import { pageApi } from '../../api/page-api.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { requestContext } from '../../context.ts'
import { loadPrefill } from '../../features/account/arrival/load-prefill.ts'
import { identityApi } from '../../features/account/identity/identity.api.ts'
import { federatedApi } from '../../features/account/identity/sign-in/federated.api.ts'
import { FederatedSignIn } from '../../features/account/identity/sign-in/federated-sign-in.tsx'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { forgetArrival, keepArrival, readArrival } from '../../features/account/identity/sign-up/kept-arrival.ts'
import { signUpSchema } from '../../features/account/identity/sign-up/sign-up-schema.ts'
import {
  asSignUpStep,
  firstWrongStep,
  nextStep,
  type SignUpStep,
} from '../../features/account/identity/sign-up/sign-up-steps.ts'
import { SignUpWizard } from '../../features/account/identity/sign-up/sign-up-wizard.tsx'
import { Unscripted } from '../../features/account/identity/unscripted.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import type { Route } from './+types/signup'

/** Needs scripts, so it loads on demand. */
const FirebaseSignUp = onDemand(
  async () => (await import('../../features/account/identity/firebase/firebase-sign-up.tsx')).FirebaseSignUp,
  {
    fallback: <Unscripted />,
  },
)

const secrets = { hideFields: ['password', 'altcha'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, brandCode, publicSettings } = context.get(requestContext)
  if (viewer !== null) throw redirect('/dashboard')
  const [consents, { provider }] = await Promise.all([
    loadConsents(brandCode),
    federatedApi(pageApi(context)).provider(),
  ])
  const arrival = readArrival(request)
  const prefill = await loadPrefill(pageApi(context), arrival)
  const headers = keepArrival(arrival, publicSettings.mode === 'production')
  return data({ consents, provider, firebase: publicSettings.firebase, arrival, prefill }, { headers })
}

/** Changing steps needs no server data. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) => formMethod !== undefined

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const submission = parseWithZod(typed, { schema: signUpSchema })
  if (typed.get('intent') === 'next') return nextPart(submission.reply(secrets), asSignUpStep(typed.get('step')))
  if (submission.status !== 'success') return refuseForm(submission, secrets)
  try {
    await identityApi(pageApi(context)).signUp(submission.value)
  } catch (error) {
    return failForm(submission, error, secrets)
  }
  const secure = context.get(requestContext).publicSettings.mode === 'production'
  throw redirect('/signup/attente', { headers: { 'Set-Cookie': forgetArrival(secure) } })
}

/** « Continuer » without scripts: ignore errors of later steps. */
function nextPart(answer: FormAnswer, step: SignUpStep) {
  const wrong = firstWrongStep(answer.error)
  if (wrong !== null && wrong <= step) return data(answer, { status: 400 })
  const { error: _notAskedYet, status: _notSentYet, ...kept } = answer
  return data({ ...kept, reached: nextStep(step) })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return formAnswerOffline(serverAction)
}

function stepOf(answer: (FormAnswer & { reached?: SignUpStep }) | undefined): SignUpStep {
  return answer?.reached ?? firstWrongStep(answer?.error) ?? 1
}

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text } = useBrand()
  const { consents, provider, firebase, arrival, prefill } = loaderData
  return (
    <SignInLayout>
      <PageMeta title={text.signupTitle} description={text.signupLead} />
      {firebase === null ? (
        <SignUpWizard
          consents={consents}
          lastResult={actionData}
          startAt={stepOf(actionData)}
          arrival={arrival}
          prefill={prefill}
        />
      ) : (
        <FirebaseSignUp firebase={firebase} />
      )}
      {provider === null ? null : <FederatedSignIn provider={provider} destination={null} />}
    </SignInLayout>
  )
}
