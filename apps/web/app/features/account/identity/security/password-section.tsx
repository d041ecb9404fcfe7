import { useCallback } from 'react'
import { errorOf } from '../../../../api/typed-value.ts'
import styles from '../../../../styles/shared/settings.module.css'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import { accountText } from '../account.text.ts'
import { AccountPartForm } from '../account-part.tsx'
import { NewPasswordField } from '../sign-in/password-field.tsx'

const text = accountText.password

interface PasswordSectionProps {
  /** For password managers. */
  email: string
  hasPassword: boolean
  /** The member's name and address, which make a password easy to guess. */
  knownWords: readonly string[]
}

export function PasswordSection({ email, hasPassword, knownWords }: PasswordSectionProps) {
  const words = useCallback(() => [...knownWords], [knownWords])
  return (
    <section className={styles.form} aria-labelledby="compte-cle">
      <h2 className="display heading-3" id="compte-cle">
        {text.title}
      </h2>
      {hasPassword ? (
        <AccountPartForm part="password" submit={text.submit}>
          {(refusal) => (
            <>
              <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
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
