import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { personalDataText } from './personal-data.text.ts'

/** Reauthentication: the password, or a note for a member without one. */
export function AskWho({ hasPassword }: { hasPassword: boolean }) {
  if (!hasPassword) return <p className="small soft">{personalDataText.noPassword}</p>
  return (
    <Field label={personalDataText.password}>
      <PasswordInput name="password" autoComplete="current-password" />
    </Field>
  )
}
