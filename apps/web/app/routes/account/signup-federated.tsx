import { parseWithZod } from '@conform-to/zod/v4'
import { loadConsents } from '@consoeurs/brand'
import { Form, redirect } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { cookieApi } from '../../api/cookie-api.ts'
import { failForm, formAnswerOffline, refuseForm } from '../../api/form-answer.ts'
import { pageApi } from '../../api/page-api.ts'
import { requestContext } from '../../context.ts'
import { federatedStepsText } from '../../features/account/identity/federated-steps.text.ts'
import { firebaseText } from '../../features/account/identity/firebase.text.ts'
import { federatedApi } from '../../features/account/identity/sign-in/federated.api.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { forgetArrival, readArrival } from '../../features/account/identity/sign-up/kept-arrival.ts'
import { NewcomerForm } from '../../features/account/identity/sign-up/newcomer-form.tsx'
import { signUpSchema } from '../../features/account/identity/sign-up/sign-up-schema.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { Button } from '../../ui/button.tsx'
import type { Route } from './+types/signup-federated'

const joinSchema = signUpSchema.pick({
  displayName: true,
  birthdate: true,
  consents: true,
  invitation: true,
  town: true,
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, brandCode } = context.get(requestContext)
  if (viewer !== null) throw redirect('/dashboard')
  try {
    const newcomer = await federatedApi(pageApi(context)).newcomer()
    return { consents: await loadConsents(brandCode), newcomer, arrival: readArrival(request) }
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) throw redirect('/login?avec=FEDERATED_EXPIRED')
    throw error
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const { api, headers } = cookieApi(context)
  if (typed.get('intent') === 'leave') {
    await federatedApi(api).giveUp()
    throw redirect('/', { headers })
  }
  const submission = parseWithZod(typed, { schema: joinSchema })
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    await federatedApi(api).join(submission.value)
  } catch (error) {
    return failForm(submission, error)
  }
  headers.append('Set-Cookie', forgetArrival(context.get(requestContext).publicSettings.mode === 'production'))
  throw redirect('/settings/steps', { headers })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return formAnswerOffline(serverAction)
}

export default function SignUpFederated({ loaderData, actionData }: Route.ComponentProps) {
  const { consents, newcomer, arrival } = loaderData
  return (
    <SignInLayout>
      <PageMeta title={federatedStepsText.newcomerTitle} hidden />
      <header className={styles.head}>
        <h1 className="display heading-1">{federatedStepsText.newcomerTitle}</h1>
        <p className="soft">{federatedStepsText.newcomerLead(newcomer.providerName)}</p>
      </header>
      <NewcomerForm consents={consents} newcomer={newcomer} arrival={arrival} lastResult={actionData} />
      <Form method="post" reloadDocument className={`stack ${styles.below}`}>
        <p className="small soft">{federatedStepsText.giveUpLead}</p>
        <Button type="submit" name="intent" value="leave" look="quiet" block>
          {newcomer.providerName === null ? firebaseText.giveUp : federatedStepsText.giveUp}
        </Button>
      </Form>
    </SignInLayout>
  )
}
