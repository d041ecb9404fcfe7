import type { FirebaseAccountView } from '@consoeurs/contract'
import { useCallback } from 'react'
import { Form } from 'react-router'
import { errorOf } from '../../api/typed-value.ts'
import type { FirebaseConfig } from '../../context.ts'
import { accountText } from '../../text/account.ts'
import { firebaseText } from '../../text/firebase.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { NewPasswordField } from './password-field.tsx'
import { useFirebase } from './use-firebase.ts'

const text = accountText.password

interface FirebaseSectionProps {
  firebase: FirebaseConfig
  /** Null where Firebase says nothing of her. */
  account: FirebaseAccountView | null
  knownWords: readonly string[]
}

/** How she comes in, as Firebase has it, and her password there. */
export function FirebaseSection({ firebase, account, knownWords }: FirebaseSectionProps) {
  return (
    <section className="set-form" aria-labelledby="compte-cle">
      <h2 className="d h3" id="compte-cle">
        {firebaseText.waysTitle}
      </h2>
      {account?.email == null ? (
        <p className="soft">{firebaseText.waysNone}</p>
      ) : (
        <Ways firebase={firebase} account={account} email={account.email} knownWords={knownWords} />
      )}
    </section>
  )
}

const nameOf = ({ providers }: FirebaseConfig, way: string) => providers.find(({ id }) => id === way)?.name ?? way

interface WaysProps {
  firebase: FirebaseConfig
  account: FirebaseAccountView
  email: string
  knownWords: readonly string[]
}

function Ways({ firebase, account, email, knownWords }: WaysProps) {
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

function PasswordForm({ firebase, email, knownWords }: Omit<WaysProps, 'account'>) {
  const door = useFirebase(firebase)
  const words = useCallback(() => [...knownWords, email], [knownWords, email])
  return (
    <Form method="post" className="acc-part" noValidate onSubmit={door.onSubmit('changePassword')}>
      <FormError text={errorOf(door.refusal, '')} />
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <Field label={text.current} error={errorOf(door.refusal, 'current')}>
        <PasswordInput name="current" autoComplete="current-password" />
      </Field>
      <NewPasswordField
        name="password"
        label={text.next}
        error={errorOf(door.refusal, 'password')}
        knownWords={words}
      />
      <p className="small ok" role="status">
        {door.done ? firebaseText.passwordChanged : ''}
      </p>
      <Button type="submit" look="line" busy={door.busy}>
        {text.submit}
      </Button>
    </Form>
  )
}
