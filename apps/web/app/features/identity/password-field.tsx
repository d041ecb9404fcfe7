import { limits } from '@consoeurs/contract'
import { type ComponentProps, useEffect, useState } from 'react'
import { signUpText } from '../../text/sign-up.ts'
import { Field } from '../../ui/field.tsx'
import { PasswordInput, StrengthMeter } from '../../ui/password-input.tsx'

type Score = 0 | 1 | 2 | 3 | 4

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  error: string | undefined
  label?: string
  /** What she typed elsewhere in the form: it makes a password easy to guess. */
  knownWords: () => string[]
}

/** The measure and its word lists are fetched when she begins to type. */
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
    import('./password-strength.ts').then(
      ({ passwordScore }) => show(passwordScore(password, knownWords())),
      () => {
        // Without a network there is no measure; the server measures anyway.
      },
    )
    return () => {
      current = false
    }
  }, [password, knownWords])
  return score
}

/** A password that is too short is not measured, however rare its letters. */
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
