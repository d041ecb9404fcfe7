import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { errorOf } from '../../api/typed-value.ts'
import type { FirebaseConfig } from '../../context.ts'
import { firebaseText } from '../../text/firebase.ts'
import { mailLinksText } from '../../text/mail-links.ts'
import { Button } from '../../ui/button.tsx'
import { EmailInput } from '../../ui/email-input.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Unscripted } from './unscripted.tsx'
import { useFirebase } from './use-firebase.ts'

const text = mailLinksText.link

/**
 * Her own press opens Firebase's link. The address is asked for each time: kept in the browser it would tell the next
 * one at a shared machine who came here, and without it a link that somebody sent her would sign her in as somebody.
 */
export function FirebaseLinkForm({ firebase }: { firebase: FirebaseConfig }) {
  const door = useFirebase(firebase)
  const [link, setLink] = useState('')
  useEffect(() => setLink(location.href), [])
  return (
    <>
      <header className="su-head">
        <h1 className="d h1">{text.openTitle}</h1>
        <p className="soft">{text.openLead}</p>
      </header>
      <Form method="post" className="stack su-form" noValidate onSubmit={door.onSubmit('openLink')}>
        <Unscripted />
        <FormError text={errorOf(door.refusal, '')} />
        <input type="hidden" name="link" value={link} />
        <Field label={mailLinksText.address} help={firebaseText.openLinkHelp} error={errorOf(door.refusal, 'email')}>
          <EmailInput name="email" autoComplete="username" />
        </Field>
        <Button type="submit" size="lg" block busy={door.busy}>
          {text.open}
        </Button>
      </Form>
      <p className="meta su-after su-below">{text.openHint}</p>
    </>
  )
}
