import { parseWithZod } from '@conform-to/zod/v4'
import { errors, SecondStep } from '@consoeurs/contract'
import { Form, Link, useNavigation } from 'react-router'
import { cookieApi } from '../api/cookie-api.ts'
import { answerOffline, type FormAnswer, failForm, refuseForm } from '../api/form-answer.ts'
import { errorOf } from '../api/typed-value.ts'
import { requestContext } from '../context.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { safeDestination } from '../features/identity/safe-destination.ts'
import { securityApi } from '../features/identity/security.api.ts'
import { signInDetour } from '../features/identity/sign-in-detour.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { PageMeta } from '../page-meta.tsx'
import { secondStepText } from '../text/second-step.ts'
import { securityText } from '../text/security.ts'
import { Button, MoreLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { FormError } from '../ui/form-error.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { Route } from './+types/login-code'

const text = secondStepText
const recovery = 'recuperation'

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const destination = searchParams.get('suite')
  if (context.get(requestContext).viewer !== null) throw redirectTo(safeDestination(destination))
  return { destination, withRecovery: searchParams.get('avec') === recovery }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const destination = new URL(request.url).searchParams.get('suite')
  const submission = parseWithZod(typed, { schema: SecondStep })
  if (submission.status !== 'success') return refuseForm(submission)
  const { api, headers } = cookieApi(context)
  try {
    await securityApi(api).secondStep(submission.value)
  } catch (error) {
    const detour = signInDetour(error, destination)
    if (detour !== null) throw redirectTo(detour, { headers })
    return failForm(submission, error)
  }
  throw redirectTo(safeDestination(destination), { headers })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction)
}

const addressOf = (destination: string | null, withRecovery: boolean) => {
  const query = new URLSearchParams({
    ...(withRecovery && { avec: recovery }),
    ...(destination !== null && { suite: destination }),
  })
  return query.size === 0 ? '/login/code' : `/login/code?${query}`
}

export default function LoginCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { destination, withRecovery } = loaderData
  const other = addressOf(destination, !withRecovery)
  return (
    <Doorstep>
      <PageMeta title={text.title} hidden />
      <header className="su-head">
        <h1 className="d h1">{withRecovery ? text.recoveryTitle : text.title}</h1>
        <p className="soft">{withRecovery ? text.recoveryLead : text.lead}</p>
      </header>
      <StepForm
        key={String(withRecovery)}
        action={addressOf(destination, withRecovery)}
        withRecovery={withRecovery}
        lastResult={actionData}
      />
      <p className="su-after su-below">
        <Link className="link" to={other} replace>
          {withRecovery ? text.useCode : text.useRecovery}
        </Link>
      </p>
    </Doorstep>
  )
}

interface StepFormProps {
  action: string
  withRecovery: boolean
  lastResult: FormAnswer | undefined
}

function StepForm({ action, withRecovery, lastResult }: StepFormProps) {
  const busy = useNavigation().state !== 'idle'
  const said = errorOf(lastResult, '')
  const kind = withRecovery
    ? ({ autoComplete: 'off', autoCapitalize: 'none', maxLength: 40 } as const)
    : ({ autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 10 } as const)
  return (
    <Form method="post" action={action} className="stack su-form" noValidate>
      <FormError text={said}>
        {said === errors.SECOND_FACTOR_EXPIRED.text ? <MoreLink to="/login">{text.again}</MoreLink> : null}
      </FormError>
      <input type="hidden" name="with" value={withRecovery ? 'recovery' : 'code'} />
      <Field label={withRecovery ? text.recoveryCode : securityText.factor.code} error={errorOf(lastResult, 'code')}>
        <TextInput name="code" spellCheck={false} autoFocus {...kind} />
      </Field>
      <Checkbox name="trustDevice" label={text.trust} help={text.trustHelp} />
      <Button type="submit" size="lg" block busy={busy}>
        {text.enter}
      </Button>
    </Form>
  )
}
