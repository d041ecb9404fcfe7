import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { errorOf, typedValue } from '../../api/typed-value.ts'
import type { FirebaseConfig } from '../../context.ts'
import { mailLinksText } from '../../text/mail-links.ts'
import { Button, MoreLink } from '../../ui/button.tsx'
import { EmailInput } from '../../ui/email-input.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Unscripted } from './unscripted.tsx'
import { useFirebase } from './use-firebase.ts'

interface AskByMailProps {
  title: string
  lead: string
  action: string
  submit: string
  lastResult: FormAnswer | undefined
  firebase: FirebaseConfig | null
  /** What it is there. */
  act: 'askLink' | 'askReset'
}

/** One address, one button; what comes of it is in the mailbox. */
export function AskByMailForm({ title, lead, action, submit, lastResult: sent, firebase, act }: AskByMailProps) {
  const navigating = useNavigation().state !== 'idle'
  const door = useFirebase(firebase)
  const lastResult = door.refusal ?? sent
  const busy = navigating || door.busy
  return (
    <>
      <header className="su-head">
        <h1 className="d h1">{title}</h1>
        <p className="soft">{lead}</p>
      </header>
      <Form method="post" action={action} className="stack su-form" noValidate onSubmit={door.onSubmit(act)}>
        {firebase === null ? null : <Unscripted />}
        <FormError text={errorOf(lastResult, '')} />
        <Field label={mailLinksText.address} help={mailLinksText.addressHelp} error={errorOf(lastResult, 'email')}>
          <EmailInput name="email" autoComplete="username" defaultValue={typedValue(lastResult, 'email', '')} />
        </Field>
        <Button type="submit" size="lg" block busy={busy}>
          {submit}
        </Button>
      </Form>
      <MoreLink className="su-back" to="/login">
        {mailLinksText.backToSignIn}
      </MoreLink>
    </>
  )
}
