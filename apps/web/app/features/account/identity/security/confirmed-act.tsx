import { Button, type ButtonLook } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import { securityText } from '../security.text.ts'
import styles from './security.module.css'
import type { useSecurityForm } from './use-security-form.ts'

interface ConfirmedActProps extends ReturnType<typeof useSecurityForm> {
  intent: string
  label: string
  /** Target of the action, for screen readers. */
  about?: string
  /** Id of the passkey or session. */
  id?: number
  hasPassword: boolean
  small?: boolean
  look?: ButtonLook
}

/** Sensitive action: asks for the password, without scripts too, so that a stolen session cannot run it. */
export function ConfirmedAct(props: ConfirmedActProps) {
  const { fetcher, answer, problem, busy, intent, label, about, id, hasPassword, small = false, look = 'line' } = props
  const mine = answer?.intent === intent ? problem : undefined
  const name = (
    <>
      {label}
      {about === undefined ? null : <span className="visually-hidden"> {about}</span>}
    </>
  )
  const form = (
    <fetcher.Form method="post" className={hasPassword ? styles.addForm : undefined} noValidate>
      {id === undefined ? null : <input type="hidden" name="id" value={id} />}
      {hasPassword ? (
        <Field label={securityText.password} help={securityText.passwordWhy} error={mine ?? null}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      ) : (
        <FormError text={mine} />
      )}
      <Button type="submit" look={look} size={small ? 'sm' : 'md'} name="intent" value={intent} busy={busy}>
        {name}
      </Button>
    </fetcher.Form>
  )
  if (!hasPassword) return form
  return (
    <details className={styles.confirm} data-hook="confirm" open={mine !== undefined}>
      <summary className={classNames('button line', small && 'sm')}>
        <span className={styles.whenShut}>{name}</span>
        <span className={styles.whenOpen}>{securityText.cancel}</span>
      </summary>
      {form}
    </details>
  )
}
