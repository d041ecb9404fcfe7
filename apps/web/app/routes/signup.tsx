import { parseWithZod } from '@conform-to/zod/v4'
import { loadConsents } from '@consoeurs/brand'
import { data, redirect } from 'react-router'
import { answerOffline, type FormAnswer, failForm, refuseForm } from '../api/form-answer.ts'
import { pageApi } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { requestContext } from '../context.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { federatedApi } from '../features/identity/federated.api.ts'
import { FederatedSignIn } from '../features/identity/federated-sign-in.tsx'
import { identityApi } from '../features/identity/identity.api.ts'
import { signUpSchema } from '../features/identity/sign-up-schema.ts'
import { asSignUpStep, firstWrongStep, nextStep, type SignUpStep } from '../features/identity/sign-up-steps.ts'
import { SignUpWizard } from '../features/identity/sign-up-wizard.tsx'
import { Unscripted } from '../features/identity/unscripted.tsx'
import { PageMeta } from '../page-meta.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { Route } from './+types/signup'

/** It goes nowhere without scripts: nobody waits for it who could use it sooner. */
const FirebaseSignUp = onDemand(
  async () => (await import('../features/identity/firebase-sign-up.tsx')).FirebaseSignUp,
  {
    fallback: <Unscripted />,
  },
)

const secrets = { hideFields: ['password', 'altcha'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { viewer, brandCode, publicSettings } = context.get(requestContext)
  if (viewer !== null) throw redirect('/dashboard')
  const [consents, { provider }] = await Promise.all([
    loadConsents(brandCode),
    federatedApi(pageApi(context)).provider(),
  ])
  return { consents, provider, firebase: publicSettings.firebase }
}

/** Going from step to step asks nothing of the server. */
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
  throw redirect('/signup/attente')
}

/** « Continuer » pressed before any script ran: what comes later has not been asked yet, so it is not wrong. */
function nextPart(answer: FormAnswer, step: SignUpStep) {
  const wrong = firstWrongStep(answer.error)
  if (wrong !== null && wrong <= step) return data(answer, { status: 400 })
  const { error: _notAskedYet, status: _notSentYet, ...kept } = answer
  return data({ ...kept, reached: nextStep(step) })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction)
}

function stepOf(answer: (FormAnswer & { reached?: SignUpStep }) | undefined): SignUpStep {
  return answer?.reached ?? firstWrongStep(answer?.error) ?? 1
}

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text } = useBrand()
  const { consents, provider, firebase } = loaderData
  return (
    <Doorstep>
      <PageMeta title={text.signupTitle} description={text.signupLead} />
      {firebase === null ? (
        <SignUpWizard consents={consents} lastResult={actionData} startAt={stepOf(actionData)} />
      ) : (
        <FirebaseSignUp firebase={firebase} />
      )}
      {provider === null ? null : <FederatedSignIn provider={provider} destination={null} />}
    </Doorstep>
  )
}
