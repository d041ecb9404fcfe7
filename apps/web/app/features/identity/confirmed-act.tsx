import { securityText } from '../../text/security.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import type { useSecurityForm } from './use-security-form.ts'

interface ConfirmedActProps extends ReturnType<typeof useSecurityForm> {
  intent: string
  label: string
  /** What it is done to, for readers who hear the button alone. */
  about?: string
  /** Of the passkey or the device concerned. */
  id?: number
  hasPassword: boolean
  small?: boolean
  look?: ButtonLook
}

/** An act that a found session must not be able to do: the press shows the field of her password, also without a script. */
export function ConfirmedAct(props: ConfirmedActProps) {
  const { fetcher, answer, problem, busy, intent, label, about, id, hasPassword, small = false, look = 'line' } = props
  const mine = answer?.intent === intent ? problem : undefined
  const name = (
    <>
      {label}
      {about === undefined ? null : <span className="sr"> {about}</span>}
    </>
  )
  const form = (
    <fetcher.Form method="post" className={hasPassword ? 'sec-add' : undefined} noValidate>
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
    <details className="sec-ask" open={mine !== undefined}>
      <summary className={classNames('btn line', small && 'sm')}>
        <span className="when-shut">{name}</span>
        <span className="when-open">{securityText.cancel}</span>
      </summary>
      {form}
    </details>
  )
}
