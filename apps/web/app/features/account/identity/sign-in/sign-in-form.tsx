import { pageErrors } from '@consoeurs/contract'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../../api/form-answer.ts'
import { errorOf, typedValue } from '../../../../api/typed-value.ts'
import type { FirebaseConfig } from '../../../../context.ts'
import { Link } from '../../../../navigation/link.tsx'
import styles from '../../../../styles/shared/doorstep.module.css'
import { Button, ButtonLink, MoreLink } from '../../../../ui/button.tsx'
import { EmailInput } from '../../../../ui/forms/email-input.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import { confirmationText } from '../confirmation.text.ts'
import { useFirebase } from '../firebase/use-firebase.ts'
import { signInText } from '../sign-in.text.ts'
import { Unscripted } from '../unscripted.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'

interface SignInFormProps {
  lastResult: FormAnswer | undefined
  /** The page requested before the sign-in. */
  destination: string | null
  firebase: FirebaseConfig | null
}

export function SignInForm({ lastResult: sent, destination, firebase }: SignInFormProps) {
  const navigating = useNavigation().state !== 'idle'
  const door = useFirebase(firebase, destination)
  const lastResult = door.refusal ?? sent
  const busy = navigating || door.busy
  const said = errorOf(lastResult, '')
  return (
    <Form method="post" className={`stack ${styles.form}`} noValidate onSubmit={door.onSubmit('signIn')}>
      {firebase === null ? null : <Unscripted />}
      {destination === null ? null : <input type="hidden" name="suite" value={destination} />}
      <FormError text={said}>
        {said === pageErrors.EMAIL_NOT_CONFIRMED.text && firebase === null ? (
          <MoreLink to="/signup/attente">{confirmationText.resendTitle}</MoreLink>
        ) : null}
      </FormError>
      <Field label={signInText.identifier} error={errorOf(lastResult, 'identifier')}>
        <EmailInput
          name="identifier"
          placeholder={undefined}
          autoComplete="username webauthn"
          defaultValue={typedValue(lastResult, 'identifier', '')}
        />
      </Field>
      <Field label={signInText.password} error={errorOf(lastResult, 'password')}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Link className={`text-link small ${styles.forgotten}`} to="/password">
        {signInText.forgotten}
      </Link>
      <Button type="submit" size="lg" block busy={busy}>
        {signInText.signIn}
      </Button>
      <ButtonLink to="/login/link" look="quiet" size="lg" block>
        {signInText.signInByLink}
      </ButtonLink>
      <PasskeySignIn destination={destination} />
    </Form>
  )
}
