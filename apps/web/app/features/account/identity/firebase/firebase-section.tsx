import type { FirebaseAccountView } from '@consoeurs/contract'
import { useCallback } from 'react'
import { Form } from 'react-router'
import { errorOf } from '../../../../api/typed-value.ts'
import type { FirebaseConfig } from '../../../../context.ts'
import styles from '../../../../styles/shared/settings.module.css'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import { accountText } from '../account.text.ts'
import accountStateStyles from '../account-state.module.css'
import { firebaseText } from '../firebase.text.ts'
import linkedAccountsStyles from '../linked-accounts.module.css'
import { NewPasswordField } from '../sign-in/password-field.tsx'
import { useFirebase } from './use-firebase.ts'

const text = accountText.password

interface FirebaseSectionProps {
  firebase: FirebaseConfig
  /** Null if Firebase has no data about the member. */
  account: FirebaseAccountView | null
  knownWords: readonly string[]
}

export function FirebaseSection({ firebase, account, knownWords }: FirebaseSectionProps) {
  return (
    <section className={styles.form} aria-labelledby="compte-cle">
      <h2 className="display heading-3" id="compte-cle">
        {firebaseText.waysTitle}
      </h2>
      {account?.email == null ? (
        <p className="soft">{firebaseText.waysNone}</p>
      ) : (
        <SignInMethods firebase={firebase} account={account} email={account.email} knownWords={knownWords} />
      )}
    </section>
  )
}

const nameOf = ({ providers }: FirebaseConfig, way: string) => providers.find(({ id }) => id === way)?.name ?? way

interface SignInMethodsProps {
  firebase: FirebaseConfig
  account: FirebaseAccountView
  email: string
  knownWords: readonly string[]
}

function SignInMethods({ firebase, account, email, knownWords }: SignInMethodsProps) {
  const hasPassword = account.ways.includes('password')
  return (
    <>
      <p className="soft">{firebaseText.waysLead(email)}</p>
      <ul className="small">
        {account.ways.map((way) => (
          <li key={way}>{way === 'password' ? firebaseText.byPassword : firebaseText.by(nameOf(firebase, way))}</li>
        ))}
      </ul>
      {hasPassword ? (
        <PasswordForm firebase={firebase} email={email} knownWords={knownWords} />
      ) : (
        <>
          <p className="soft">{firebaseText.noPassword}</p>
          <div>
            <ButtonLink to="/password" look="line">
              {text.choose}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  )
}

function PasswordForm({ firebase, email, knownWords }: Omit<SignInMethodsProps, 'account'>) {
  const firebaseForm = useFirebase(firebase)
  const words = useCallback(() => [...knownWords, email], [knownWords, email])
  return (
    <Form
      method="post"
      className={linkedAccountsStyles.part}
      noValidate
      onSubmit={firebaseForm.onSubmit('changePassword')}
    >
      <FormError text={errorOf(firebaseForm.refusal, '')} />
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <Field label={text.current} error={errorOf(firebaseForm.refusal, 'current')}>
        <PasswordInput name="current" autoComplete="current-password" />
      </Field>
      <NewPasswordField
        name="password"
        label={text.next}
        error={errorOf(firebaseForm.refusal, 'password')}
        knownWords={words}
      />
      <p className={`small ${accountStateStyles.confirmed}`} role="status">
        {firebaseForm.done ? firebaseText.passwordChanged : ''}
      </p>
      <Button type="submit" look="line" busy={firebaseForm.busy}>
        {text.submit}
      </Button>
    </Form>
  )
}
