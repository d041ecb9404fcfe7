import { usernameProposal } from '@consoeurs/contract'
import { type ComponentProps, useState } from 'react'
import styles from '../../../../styles/shared/doorstep.module.css'
import { EmailInput } from '../../../../ui/forms/email-input.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { signUpText } from '../sign-up.text.ts'

interface InputProps extends ComponentProps<typeof TextInput> {
  error: string | undefined
}

function AddressToBe({ name }: { name: string }) {
  if (name.trim() === '') return signUpText.displayNameHelp
  const slug = usernameProposal(name)
  if (slug === '') return signUpText.addressOfOtherAlphabets
  return (
    <span>
      {signUpText.addressWillBe}{' '}
      <span className={styles.address}>
        /p/<b>{slug}</b>
      </span>
      . {signUpText.addressIfTaken}
    </span>
  )
}

/** Shows the profile address that the name will give. */
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
