import { parseWithZod } from '@conform-to/zod/v4'
import { errors, SecondStep } from '@consoeurs/contract'
import { Form, useNavigation } from 'react-router'
import { cookieApi } from '../../api/cookie-api.ts'
import { type FormAnswer, failForm, formAnswerOffline, refuseForm } from '../../api/form-answer.ts'
import { errorOf } from '../../api/typed-value.ts'
import { requestContext } from '../../context.ts'
import { securityApi } from '../../features/account/identity/security/security.api.ts'
import { securityText } from '../../features/account/identity/security.text.ts'
import { safeDestination } from '../../features/account/identity/sign-in/safe-destination.ts'
import { signInDetour } from '../../features/account/identity/sign-in/sign-in-detour.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { Link } from '../../navigation/link.tsx'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { secondStepText } from '../../text/pages/second-step.ts'
import { Button, MoreLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
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
  return formAnswerOffline(serverAction)
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
    <SignInLayout>
      <PageMeta title={text.title} hidden />
      <header className={styles.head}>
        <h1 className="display heading-1">{withRecovery ? text.recoveryTitle : text.title}</h1>
        <p className="soft">{withRecovery ? text.recoveryLead : text.lead}</p>
      </header>
      <StepForm
        key={String(withRecovery)}
        action={addressOf(destination, withRecovery)}
        withRecovery={withRecovery}
        lastResult={actionData}
      />
      <p className={`${styles.after} ${styles.below}`}>
        <Link className="text-link" to={other} replace>
          {withRecovery ? text.useCode : text.useRecovery}
        </Link>
      </p>
    </SignInLayout>
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
    <Form method="post" action={action} className={`stack ${styles.form}`} noValidate>
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
