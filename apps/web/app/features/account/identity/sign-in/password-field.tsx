import { limits } from '@consoeurs/contract'
import { type ComponentProps, useEffect, useState } from 'react'
import { Field } from '../../../../ui/forms/field.tsx'
import { PasswordInput, StrengthMeter } from '../../../../ui/forms/password-input.tsx'
import { signUpText } from '../sign-up.text.ts'

type Score = 0 | 1 | 2 | 3 | 4

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  error: string | undefined
  label?: string
  /** Other input of the form, which makes a password easy to guess. */
  knownWords: () => string[]
}

/** The strength meter and its word lists are loaded when typing begins. */
function useStrength(password: string, knownWords: () => string[]): Score | null {
  const [score, setScore] = useState<Score | null>(null)
  useEffect(() => {
    if (password === '') {
      setScore(null)
      return
    }
    let current = true
    const show = (measured: Score) => {
      if (current) setScore(measured)
    }
    import('../sign-up/password-strength.ts').then(
      ({ passwordScore }) => show(passwordScore(password, knownWords())),
      () => {
        // Offline there is no meter; the server checks anyway.
      },
    )
    return () => {
      current = false
    }
  }, [password, knownWords])
  return score
}

/** Too short a password scores 0, however rare its characters. */
export const shownScore = (score: Score, length: number): Score =>
  length < limits.password.min ? 0 : (Math.max(score, 1) as Score)

export function NewPasswordField({
  error,
  label = signUpText.newPassword,
  knownWords,
  ...input
}: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const score = useStrength(password, knownWords)
  const shown = score === null ? 0 : shownScore(score, password.length)
  return (
    <div className="stack tight">
      <Field label={label} error={error} help={signUpText.newPasswordHelp}>
        <PasswordInput
          {...input}
          autoComplete="new-password"
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      {score === null ? null : <StrengthMeter score={shown} label={signUpText.strength[shown]} />}
    </div>
  )
}
