import { useCallback } from 'react'
import { errorOf } from '../../api/typed-value.ts'
import { accountText } from '../../text/account.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { AccountPartForm } from './account-part.tsx'
import { NewPasswordField } from './password-field.tsx'

const text = accountText.password

interface PasswordSectionProps {
  hasPassword: boolean
  /** What makes a password easy to guess: her own name and address. */
  knownWords: readonly string[]
}

export function PasswordSection({ hasPassword, knownWords }: PasswordSectionProps) {
  const words = useCallback(() => [...knownWords], [knownWords])
  return (
    <section className="set-form" aria-labelledby="compte-cle">
      <h2 className="d h3" id="compte-cle">
        {text.title}
      </h2>
      {hasPassword ? (
        <AccountPartForm part="password" submit={text.submit}>
          {(refusal) => (
            <>
              <Field label={text.current} error={errorOf(refusal, 'current')}>
                <PasswordInput name="current" autoComplete="current-password" />
              </Field>
              <NewPasswordField
                name="password"
                label={text.next}
                error={errorOf(refusal, 'password')}
                knownWords={words}
              />
              <p className="small soft">{text.help}</p>
            </>
          )}
        </AccountPartForm>
      ) : (
        <>
          <p className="soft">{text.none}</p>
          <div>
            <ButtonLink to="/password" look="line">
              {text.choose}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  )
}
