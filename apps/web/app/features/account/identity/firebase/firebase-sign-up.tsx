import { useCallback, useRef } from 'react'
import { Form } from 'react-router'
import { errorOf } from '../../../../api/typed-value.ts'
import { useBrand } from '../../../../brand/brand-context.tsx'
import type { FirebaseConfig } from '../../../../context.ts'
import { Link } from '../../../../navigation/link.tsx'
import styles from '../../../../styles/shared/doorstep.module.css'
import { Button, MoreLink } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { confirmationText } from '../confirmation.text.ts'
import { firebaseText } from '../firebase.text.ts'
import { MailSent } from '../sign-in/mail-sent.tsx'
import { NewPasswordField } from '../sign-in/password-field.tsx'
import { signInText } from '../sign-in.text.ts'
import { EmailField } from '../sign-up/sign-up-fields.tsx'
import { signUpText } from '../sign-up.text.ts'
import { Unscripted } from '../unscripted.tsx'
import { FirebaseProviders } from './firebase-providers.tsx'
import { useFirebase } from './use-firebase.ts'

/**
 * Firebase stores address and password; name, age and consents follow on /signup/avec, once the address is confirmed.
 */
export function FirebaseSignUp({ firebase }: { firebase: FirebaseConfig }) {
  const { text } = useBrand()
  const form = useRef<HTMLFormElement>(null)
  const firebaseForm = useFirebase(firebase)
  const knownWords = useCallback(() => [String(new FormData(form.current ?? undefined).get('email') ?? '')], [])
  // The same page for a known address: only the mail differs.
  if (firebaseForm.done) return <Waiting firebaseForm={firebaseForm} />
  return (
    <>
      <header className={styles.head}>
        <h1 className="display heading-1">{text.signupTitle}</h1>
        <p className="soft">{firebaseText.signUpLead}</p>
        <p className="soft">
          {signUpText.alreadyMember}{' '}
          <Link className="text-link" to="/login">
            {signUpText.goToSignIn}
          </Link>
        </p>
      </header>
      <Form
        ref={form}
        method="post"
        className={`stack ${styles.form}`}
        noValidate
        onSubmit={firebaseForm.onSubmit('signUp')}
      >
        <Unscripted />
        <FormError text={errorOf(firebaseForm.refusal, '')} />
        <EmailField name="email" error={errorOf(firebaseForm.refusal, 'email')} />
        <NewPasswordField name="password" error={errorOf(firebaseForm.refusal, 'password')} knownWords={knownWords} />
        <Button type="submit" size="lg" block busy={firebaseForm.busy}>
          {firebaseText.signUpSubmit}
        </Button>
        <p className={`meta ${styles.after}`}>{firebaseText.signUpAfter}</p>
      </Form>
      <FirebaseProviders firebase={firebase} destination={null} />
    </>
  )
}

function Waiting({ firebaseForm }: { firebaseForm: ReturnType<typeof useFirebase> }) {
  return (
    <MailSent lead={firebaseText.waitingLead} hints={confirmationText.waitingHints.slice(0, 1)} demo={false}>
      <Form method="post" className={`stack ${styles.form}`} onSubmit={firebaseForm.onSubmit('afterConfirmation')}>
        <FormError text={errorOf(firebaseForm.refusal, '')} />
        <Button type="submit" size="lg" block busy={firebaseForm.busy}>
          {firebaseText.confirmed}
        </Button>
      </Form>
      <MoreLink to="/login">{signInText.signIn}</MoreLink>
    </MailSent>
  )
}
