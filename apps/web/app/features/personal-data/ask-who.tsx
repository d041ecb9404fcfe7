import { personalDataText } from '../../text/personal-data.ts'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

/** Asked again who she is: her password, or nothing but a word where she has none. */
export function AskWho({ hasPassword }: { hasPassword: boolean }) {
  if (!hasPassword) return <p className="small soft">{personalDataText.noPassword}</p>
  return (
    <Field label={personalDataText.password}>
      <PasswordInput name="password" autoComplete="current-password" />
    </Field>
  )
}
