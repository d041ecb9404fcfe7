import { contactTopics, limits } from '@consoeurs/contract'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { errorOf, typedValue } from '../../api/typed-value.ts'
import { ProofField } from '../../reader/proof-field.tsx'
import { contactText } from '../../text/contact.ts'
import { Button } from '../../ui/button.tsx'
import { EmailInput } from '../../ui/email-input.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import '../../styles/page-report.css'

const topics = Object.entries(contactTopics).map(([value, label]) => ({ value, label }))

interface ContactFormProps {
  lastResult: FormAnswer | undefined
  /** Where the answer goes; null for a visitor, who says it herself. */
  memberEmail: string | null
  /** What the address that led here says it is about. */
  topic: string
}

export function ContactForm({ lastResult, memberEmail, topic }: ContactFormProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="rp-form rp-page" aria-label={contactText.formTitle} noValidate>
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

/** For programs that fill whatever they find. Where a browser filled it by itself, she is shown what to empty. */
function Unseen({ error }: { error: string | undefined }) {
  return (
    <div className={error === undefined ? 'sr' : undefined} aria-hidden={error === undefined}>
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
