import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../../api/form-answer.ts'
import { errorOf, typedValue } from '../../../../api/typed-value.ts'
import type { FirebaseConfig } from '../../../../context.ts'
import styles from '../../../../styles/shared/doorstep.module.css'
import { Button, MoreLink } from '../../../../ui/button.tsx'
import { EmailInput } from '../../../../ui/forms/email-input.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { useFirebase } from '../firebase/use-firebase.ts'
import { mailLinksText } from '../mail-links.text.ts'
import { Unscripted } from '../unscripted.tsx'

interface AskByMailProps {
  title: string
  lead: string
  action: string
  submit: string
  lastResult: FormAnswer | undefined
  firebase: FirebaseConfig | null
  act: 'askLink' | 'askReset'
}

export function AskByMailForm({ title, lead, action, submit, lastResult: sent, firebase, act }: AskByMailProps) {
  const navigating = useNavigation().state !== 'idle'
  const door = useFirebase(firebase)
  const lastResult = door.refusal ?? sent
  const busy = navigating || door.busy
  return (
    <>
      <header className={styles.head}>
        <h1 className="display heading-1">{title}</h1>
        <p className="soft">{lead}</p>
      </header>
      <Form method="post" action={action} className={`stack ${styles.form}`} noValidate onSubmit={door.onSubmit(act)}>
        {firebase === null ? null : <Unscripted />}
        <FormError text={errorOf(lastResult, '')} />
        <Field label={mailLinksText.address} help={mailLinksText.addressHelp} error={errorOf(lastResult, 'email')}>
          <EmailInput name="email" autoComplete="username" defaultValue={typedValue(lastResult, 'email', '')} />
        </Field>
        <Button type="submit" size="lg" block busy={busy}>
          {submit}
        </Button>
      </Form>
      <MoreLink className={styles.back} to="/login">
        {mailLinksText.backToSignIn}
      </MoreLink>
    </>
  )
}
