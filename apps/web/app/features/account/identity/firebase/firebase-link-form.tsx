import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { errorOf } from '../../../../api/typed-value.ts'
import type { FirebaseConfig } from '../../../../context.ts'
import styles from '../../../../styles/shared/doorstep.module.css'
import { Button } from '../../../../ui/button.tsx'
import { EmailInput } from '../../../../ui/forms/email-input.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { firebaseText } from '../firebase.text.ts'
import { mailLinksText } from '../mail-links.text.ts'
import { Unscripted } from '../unscripted.tsx'
import { useFirebase } from './use-firebase.ts'

const text = mailLinksText.link

/**
 * Asks for the address each time: storing it would reveal it on a shared computer. Without it, a link sent by someone
 * else would sign the member in to that account.
 */
export function FirebaseLinkForm({ firebase }: { firebase: FirebaseConfig }) {
  const firebaseForm = useFirebase(firebase)
  const [link, setLink] = useState('')
  useEffect(() => setLink(location.href), [])
  return (
    <>
      <header className={styles.head}>
        <h1 className="display heading-1">{text.openTitle}</h1>
        <p className="soft">{text.openLead}</p>
      </header>
      <Form method="post" className={`stack ${styles.form}`} noValidate onSubmit={firebaseForm.onSubmit('openLink')}>
        <Unscripted />
        <FormError text={errorOf(firebaseForm.refusal, '')} />
        <input type="hidden" name="link" value={link} />
        <Field
          label={mailLinksText.address}
          help={firebaseText.openLinkHelp}
          error={errorOf(firebaseForm.refusal, 'email')}
        >
          <EmailInput name="email" autoComplete="username" />
        </Field>
        <Button type="submit" size="lg" block busy={firebaseForm.busy}>
          {text.open}
        </Button>
      </Form>
      <p className={`meta ${styles.after} ${styles.below}`}>{text.openHint}</p>
    </>
  )
}
