import type { TrustedContact } from '@consoeurs/contract'
import { meetingLimits } from '@consoeurs/contract/people/meeting-limits'
import { startOf } from '@consoeurs/contract/text/truncate'
import { useEffect, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { errorOf, typedValue } from '../../../api/typed-value.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { defaultTimeZone } from '../../../text/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import styles from './meetings.module.css'
import { meetingFormText as text } from './meetings.text.ts'

const spans = meetingLimits.minutes.map((minutes) => ({ value: String(minutes), label: text.span(minutes) }))
const tells = Object.entries(text.tellsOptions).map(([value, option]) => ({ value, ...option }))

export interface KnownMeeting {
  whom: string
  place: string
  day: string
  time: string
  timeZone: string
}

interface MeetingFormProps {
  lastResult: FormAnswer | undefined
  /** Idempotency key of the meeting. */
  clientId: string
  /** The last trusted contact, if the member agreed to keep it. */
  contact: TrustedContact | null
  /** YYYY-MM-DD, in Paris time. */
  today: string
  /** What an outing already says. */
  known: KnownMeeting | null
}

/** The other member's name, from the conversation that linked here. */
function useWhom(known: string): string {
  const [whom, setWhom] = useState(known)
  const { state } = useLocation()
  // In an effect: the server does not know the navigation state.
  useEffect(() => {
    const named: unknown = state?.whom
    if (typeof named === 'string') setWhom(startOf(named, meetingLimits.whom))
  }, [state])
  return whom
}

/** The outing's, else the browser's time zone; Paris without scripts. */
function useTimeZone(served: string, known: string | undefined): string {
  const [timeZone, setTimeZone] = useState(known ?? served)
  useEffect(() => setTimeZone(known ?? (Intl.DateTimeFormat().resolvedOptions().timeZone || defaultTimeZone)), [known])
  return timeZone
}

function WhenFields({ lastResult, today, known }: Pick<MeetingFormProps, 'lastResult' | 'today' | 'known'>) {
  const timeZone = useTimeZone(typedValue(lastResult, 'timeZone', defaultTimeZone), known?.timeZone)
  const zone = timeZone === defaultTimeZone ? undefined : text.zone(timeZone)
  return (
    <>
      <input type="hidden" name="timeZone" value={timeZone} />
      <div className={styles.when}>
        <Field label={text.day} help={zone} error={errorOf(lastResult, 'day')}>
          <TextInput
            type="date"
            name="day"
            min={today}
            defaultValue={typedValue(lastResult, 'day', known?.day ?? today)}
          />
        </Field>
        <Field label={text.time} error={errorOf(lastResult, 'time')}>
          <TextInput type="time" name="time" defaultValue={typedValue(lastResult, 'time', known?.time ?? '')} />
        </Field>
      </div>
      <Field label={text.minutes} help={text.minutesHelp} error={errorOf(lastResult, 'minutes')}>
        <Select
          name="minutes"
          options={spans}
          defaultValue={typedValue(lastResult, 'minutes', String(meetingLimits.usual))}
        />
      </Field>
    </>
  )
}

function ContactFields({ lastResult, contact }: Pick<MeetingFormProps, 'lastResult' | 'contact'>) {
  const { name } = useBrand()
  return (
    <fieldset className={styles.part}>
      <legend className="display heading-3">{text.contact}</legend>
      <p className="small soft">{text.contactHelp}</p>
      <Field label={text.contactName} error={errorOf(lastResult, 'contactName')}>
        <TextInput
          name="contactName"
          autoComplete="off"
          maxLength={meetingLimits.contact}
          defaultValue={typedValue(lastResult, 'contactName', contact?.name ?? '')}
        />
      </Field>
      <Field label={text.contactEmail} help={text.outs(name)} error={errorOf(lastResult, 'contactEmail')}>
        <EmailInput
          name="contactEmail"
          autoComplete="off"
          defaultValue={typedValue(lastResult, 'contactEmail', contact?.email ?? '')}
        />
      </Field>
      <Checkbox
        name="keepsContact"
        label={text.keeps}
        defaultChecked={
          lastResult === undefined ? contact !== null : typedValue(lastResult, 'keepsContact', '') === 'on'
        }
      />
      <Field label={text.note} help={text.noteHelp} optional error={errorOf(lastResult, 'note')}>
        <TextInput
          name="note"
          autoComplete="off"
          maxLength={meetingLimits.note}
          defaultValue={typedValue(lastResult, 'note', '')}
        />
      </Field>
      <RadioCards
        legend={text.tells}
        name="tells"
        options={tells}
        defaultValue={typedValue(lastResult, 'tells', 'silence')}
        error={errorOf(lastResult, 'tells') ?? null}
      />
    </fieldset>
  )
}

export function MeetingForm({ lastResult, clientId, contact, today, known }: MeetingFormProps) {
  const busy = useNavigation().state !== 'idle'
  const whom = useWhom(known?.whom ?? '')
  return (
    <Form method="post" className={styles.form} aria-label={text.formTitle} noValidate>
      <FormError text={errorOf(lastResult, '')} />
      <input type="hidden" name="clientId" value={typedValue(lastResult, 'clientId', clientId)} />
      <fieldset className={styles.part}>
        <legend className="display heading-3">{text.meeting}</legend>
        <Field label={text.whom} help={text.whomHelp} error={errorOf(lastResult, 'whom')}>
          <TextInput
            key={whom}
            name="whom"
            autoComplete="off"
            maxLength={meetingLimits.whom}
            defaultValue={typedValue(lastResult, 'whom', whom)}
          />
        </Field>
        <Field label={text.place} help={text.placeHelp} error={errorOf(lastResult, 'place')}>
          <TextInput
            name="place"
            autoComplete="off"
            maxLength={meetingLimits.place}
            defaultValue={typedValue(lastResult, 'place', known?.place ?? '')}
          />
        </Field>
        <WhenFields lastResult={lastResult} today={today} known={known} />
      </fieldset>
      <ContactFields lastResult={lastResult} contact={contact} />
      <div className={styles.foot}>
        <Button type="submit" name="intent" value="preview" size="lg" busy={busy}>
          {text.preview}
        </Button>
      </div>
    </Form>
  )
}
