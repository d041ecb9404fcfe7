import { usernameProposal } from '@consoeurs/contract'
import { type ComponentProps, useState } from 'react'
import { signUpText } from '../../text/sign-up.ts'
import { EmailInput } from '../../ui/email-input.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

interface InputProps extends ComponentProps<typeof TextInput> {
  error: string | undefined
}

function AddressToBe({ name }: { name: string }) {
  if (name.trim() === '') return signUpText.displayNameHelp
  const slug = usernameProposal(name)
  if (slug === '') return signUpText.addressOfOtherAlphabets
  return (
    <>
      {signUpText.addressWillBe}{' '}
      <span className="su-address">
        /p/<b>{slug}</b>
      </span>
      . {signUpText.addressIfTaken}
    </>
  )
}

/** Her name, and the address it will make. */
export function DisplayNameField({ error, ...input }: InputProps) {
  const [name, setName] = useState(String(input.defaultValue ?? ''))
  return (
    <Field label={signUpText.displayName} error={error} help={<AddressToBe name={name} />}>
      <TextInput {...input} autoComplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
    </Field>
  )
}

export function EmailField({ error, ...input }: InputProps) {
  return (
    <Field label={signUpText.email} error={error} help={signUpText.emailHelp}>
      <EmailInput {...input} />
    </Field>
  )
}

export function BirthdateField({ error, ...input }: InputProps) {
  return (
    <Field label={signUpText.birthdate} error={error} help={signUpText.birthdateHelp}>
      <TextInput {...input} type="date" autoComplete="bday" />
    </Field>
  )
}
