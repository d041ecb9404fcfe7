import { contactTopics, limits } from '@consoeurs/contract'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { errorOf, typedValue } from '../../../api/typed-value.ts'
import { ProofField } from '../../../reader/proof-field.tsx'
import styles from '../../../styles/shared/report.module.css'
import { Button } from '../../../ui/button.tsx'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { contactText } from './contact.text.ts'

const topics = Object.entries(contactTopics).map(([value, label]) => ({ value, label }))

interface ContactFormProps {
  lastResult: FormAnswer | undefined
  /** Reply address; null for a visitor, who enters one. */
  memberEmail: string | null
  /** Preselected topic, from the address. */
  topic: string
}

export function ContactForm({ lastResult, memberEmail, topic }: ContactFormProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form
      method="post"
      className={`${styles.form} ${styles.page}`}
      data-hook="report-page"
      aria-label={contactText.formTitle}
      noValidate
    >
      <FormError text={errorOf(lastResult, '')} />
      <Field label={contactText.topic} error={errorOf(lastResult, 'topic')}>
        <Select
          name="topic"
          options={topics}
          placeholder={contactText.chooseTopic}
          defaultValue={typedValue(lastResult, 'topic', topic)}
        />
      </Field>
      {memberEmail === null ? <WriterFields lastResult={lastResult} /> : null}
      <Field label={contactText.text} help={contactText.textHelp} error={errorOf(lastResult, 'text')}>
        <TextArea name="text" rows={6} limit={limits.contactText} defaultValue={typedValue(lastResult, 'text', '')} />
      </Field>
      <Unseen error={errorOf(lastResult, 'website')} />
      {memberEmail === null ? <ProofField /> : <p className="small soft">{contactText.asMember(memberEmail)}</p>}
      <div>
        <Button type="submit" size="lg" busy={busy}>
          {contactText.send}
        </Button>
      </div>
    </Form>
  )
}

/** Honeypot for bots. Shown if a browser's autofill filled it, so that the sender can empty it. */
function Unseen({ error }: { error: string | undefined }) {
  return (
    <div className={error === undefined ? 'visually-hidden' : undefined} aria-hidden={error === undefined}>
      <Field label={contactText.unseen} error={error}>
        <TextInput name="website" tabIndex={error === undefined ? -1 : undefined} autoComplete="off" />
      </Field>
    </div>
  )
}

function WriterFields({ lastResult }: { lastResult: FormAnswer | undefined }) {
  return (
    <>
      <Field label={contactText.name} error={errorOf(lastResult, 'name')}>
        <TextInput name="name" autoComplete="name" maxLength={80} defaultValue={typedValue(lastResult, 'name', '')} />
      </Field>
      <Field label={contactText.email} help={contactText.emailHelp} error={errorOf(lastResult, 'email')}>
        <EmailInput name="email" defaultValue={typedValue(lastResult, 'email', '')} />
      </Field>
    </>
  )
}
