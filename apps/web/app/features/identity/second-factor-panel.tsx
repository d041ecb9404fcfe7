import type { SecondFactorState } from '@consoeurs/contract'
import { securityText } from '../../text/security.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import type { SecurityAnswer } from './change-security.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { useSecurityForm } from './use-security-form.ts'

const { factor: text, codes } = securityText

interface PanelProps {
  factor: SecondFactorState
  unscripted: SecurityAnswer | undefined
}

/** Off, being set up, or on: one thing at a time. */
export function SecondFactorPanel({ factor, unscripted }: PanelProps) {
  const form = useSecurityForm(['enable', 'confirm', 'renew', 'disable'], unscripted)
  const { answer } = form
  const setup = factor.enabled ? undefined : answer?.setup
  return (
    <section className="set-form" aria-labelledby="facteur">
      <h2 className="d h3" id="facteur">
        {text.title}
      </h2>
      {factor.owed ? <p className="su-notice">{securityText.owed}</p> : null}
      <p className="soft">{factor.enabled ? text.on : text.off}</p>
      {answer?.recoveryCodes && factor.enabled ? <RecoveryCodes codes={answer.recoveryCodes} /> : null}
      {setup === undefined ? null : <SecondFactorSetup setup={setup} {...form} />}
      {factor.enabled ? <WhileOn factor={factor} {...form} shown={answer?.recoveryCodes !== undefined} /> : null}
      {factor.enabled || setup !== undefined ? null : (
        <PasswordForm {...form} intent="enable" submit={text.enable} hasPassword={factor.hasPassword} />
      )}
    </section>
  )
}

type FormParts = ReturnType<typeof useSecurityForm>

function WhileOn({ factor, shown, ...form }: FormParts & { factor: SecondFactorState; shown: boolean }) {
  const { hasPassword } = factor
  return (
    <>
      {shown ? null : <p>{codes.left(factor.recoveryCodesLeft)}</p>}
      <details className="sec-more" open={form.answer?.intent === 'renew' && form.problem !== undefined}>
        <summary>{codes.renew}</summary>
        <p className="soft">{codes.renewLead}</p>
        <PasswordForm {...form} intent="renew" submit={codes.renew} hasPassword={hasPassword} />
      </details>
      <details className="sec-more" open={form.answer?.intent === 'disable' && form.problem !== undefined}>
        <summary>{text.disable}</summary>
        <p className="soft">{text.disableLead}</p>
        <PasswordForm {...form} intent="disable" submit={text.disable} hasPassword={hasPassword} look="danger" />
      </details>
    </>
  )
}

interface PasswordFormProps extends FormParts {
  intent: string
  submit: string
  hasPassword: boolean
  look?: 'line' | 'danger'
}

/** What a found session must not be able to do asks for her password. */
function PasswordForm({
  fetcher,
  answer,
  problem,
  busy,
  intent,
  submit,
  hasPassword,
  look = 'line',
}: PasswordFormProps) {
  const mine = answer?.intent === intent ? problem : undefined
  return (
    <fetcher.Form method="post" className="sec-add" noValidate>
      {hasPassword ? (
        <Field label={securityText.password} help={securityText.passwordWhy} error={mine ?? null}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      ) : (
        <FormError text={mine} />
      )}
      <Button type="submit" look={look} name="intent" value={intent} busy={busy}>
        {submit}
      </Button>
    </fetcher.Form>
  )
}
