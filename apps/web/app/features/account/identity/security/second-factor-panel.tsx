import type { SecondFactorState } from '@consoeurs/contract'
import doorstepStyles from '../../../../styles/shared/doorstep.module.css'
import settingsStyles from '../../../../styles/shared/settings.module.css'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import { securityText } from '../security.text.ts'
import type { SecurityAnswer } from './change-security.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import styles from './security.module.css'
import { useSecurityForm } from './use-security-form.ts'

const { factor: text, codes } = securityText

interface PanelProps {
  factor: SecondFactorState
  unscripted: SecurityAnswer | undefined
}

export function SecondFactorPanel({ factor, unscripted }: PanelProps) {
  const form = useSecurityForm(['enable', 'confirm', 'renew', 'disable'], unscripted)
  const { answer } = form
  const setup = factor.enabled ? undefined : answer?.setup
  return (
    <section className={settingsStyles.form} aria-labelledby="facteur">
      <h2 className="display heading-3" id="facteur">
        {text.title}
      </h2>
      {factor.owed ? <p className={doorstepStyles.notice}>{securityText.owed}</p> : null}
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
      <details className={styles.more} open={form.answer?.intent === 'renew' && form.problem !== undefined}>
        <summary>{codes.renew}</summary>
        <p className="soft">{codes.renewLead}</p>
        <PasswordForm {...form} intent="renew" submit={codes.renew} hasPassword={hasPassword} />
      </details>
      <details className={styles.more} open={form.answer?.intent === 'disable' && form.problem !== undefined}>
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

/** Sensitive action: asks for the password. */
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
    <fetcher.Form method="post" className={styles.addForm} noValidate>
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
