import { useCallback, useRef } from 'react'
import { Form, Link } from 'react-router'
import { errorOf } from '../../api/typed-value.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import type { FirebaseConfig } from '../../context.ts'
import { confirmationText } from '../../text/confirmation.ts'
import { firebaseText } from '../../text/firebase.ts'
import { signInText } from '../../text/sign-in.ts'
import { signUpText } from '../../text/sign-up.ts'
import { Button, MoreLink } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { FirebaseProviders } from './firebase-providers.tsx'
import { MailSent } from './mail-sent.tsx'
import { NewPasswordField } from './password-field.tsx'
import { EmailField } from './sign-up-fields.tsx'
import { Unscripted } from './unscripted.tsx'
import { useFirebase } from './use-firebase.ts'

/**
 * An address and a password, which Firebase keeps. What makes her a member (her name, her age, her agreements) is asked
 * once the address is proven, on /signup/avec.
 */
export function FirebaseSignUp({ firebase }: { firebase: FirebaseConfig }) {
  const { text } = useBrand()
  const form = useRef<HTMLFormElement>(null)
  const door = useFirebase(firebase)
  const knownWords = useCallback(() => [String(new FormData(form.current ?? undefined).get('email') ?? '')], [])
  // The same page whoever the address belongs to: the mail says the rest.
  if (door.done) return <Waiting door={door} />
  return (
    <>
      <header className="su-head">
        <h1 className="d h1">{text.signupTitle}</h1>
        <p className="soft">{firebaseText.signUpLead}</p>
        <p className="soft">
          {signUpText.alreadyMember}{' '}
          <Link className="link" to="/login">
            {signUpText.goToSignIn}
          </Link>
        </p>
      </header>
      <Form ref={form} method="post" className="stack su-form" noValidate onSubmit={door.onSubmit('signUp')}>
        <Unscripted />
        <FormError text={errorOf(door.refusal, '')} />
        <EmailField name="email" error={errorOf(door.refusal, 'email')} />
        <NewPasswordField name="password" error={errorOf(door.refusal, 'password')} knownWords={knownWords} />
        <Button type="submit" size="lg" block busy={door.busy}>
          {firebaseText.signUpSubmit}
        </Button>
        <p className="meta su-after">{firebaseText.signUpAfter}</p>
      </Form>
      <FirebaseProviders firebase={firebase} destination={null} />
    </>
  )
}

function Waiting({ door }: { door: ReturnType<typeof useFirebase> }) {
  return (
    <MailSent lead={firebaseText.waitingLead} hints={confirmationText.waitingHints.slice(0, 1)} demo={false}>
      <Form method="post" className="stack su-form" onSubmit={door.onSubmit('afterConfirmation')}>
        <FormError text={errorOf(door.refusal, '')} />
        <Button type="submit" size="lg" block busy={door.busy}>
          {firebaseText.confirmed}
        </Button>
      </Form>
      <MoreLink to="/login">{signInText.signIn}</MoreLink>
    </MailSent>
  )
}
