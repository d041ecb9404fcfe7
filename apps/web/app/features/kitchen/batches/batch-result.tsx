import { type BatchOutcome, type BatchSharing, type BatchView, limits } from '@consoeurs/contract'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Note } from '../../../ui/note.tsx'
import type { BatchAnswer } from './batch-form.tsx'
import styles from './batches.module.css'
import { batchesText } from './batches.text.ts'
import { ReminderFields } from './reminder-fields.tsx'

const text = batchesText.result

const outcomes = (Object.keys(batchesText.outcomes) as BatchOutcome[]).map((value) => ({
  value,
  label: batchesText.outcomes[value],
}))
const sharings = (Object.keys(text.sharings) as BatchSharing[]).map((value) => ({
  value,
  label: text.sharings[value],
}))

export interface BatchFormPart {
  batch: BatchView
  answer: BatchAnswer | undefined
}

/** How it went, also before the end; private unless she shares it. */
export function BatchResult({ batch, answer }: BatchFormPart) {
  const busy = useNavigation().state === 'submitting'
  const { outcome, learned, sharing, endedAt, hiddenReason } = batch
  return (
    <details
      className={styles.part}
      open={answer?.fields?.outcome !== undefined || answer?.fields?.learned !== undefined}
    >
      <summary className="bold">{outcome === null ? text.open : text.change}</summary>
      <Form method="post" preventScrollReset className={styles.form}>
        <FormError text={answer?.problem} />
        {hiddenReason === null ? null : <Note>{text.hidden(hiddenReason)}</Note>}
        <input type="hidden" name="intent" value="result" />
        <RadioCards
          legend={text.outcome}
          name="outcome"
          layout="chips"
          options={outcomes}
          {...(outcome !== null && { defaultValue: outcome })}
          error={answer?.fields?.outcome?.[0] ?? null}
        />
        <Field label={text.learned} optional error={answer?.fields?.learned?.[0] ?? null}>
          <TextArea
            name="learned"
            limit={limits.batches.learned}
            placeholder={text.learnedPlaceholder}
            defaultValue={learned}
          />
        </Field>
        <RadioCards
          legend={text.sharing}
          name="sharing"
          layout="chips"
          options={sharings}
          defaultValue={sharing}
          help={text.sharingHelp}
        />
        {endedAt === null ? (
          <Checkbox name="ends" label={text.ends} defaultChecked />
        ) : (
          <input type="hidden" name="ends" value="on" />
        )}
        <Button type="submit" busy={busy}>
          {text.save}
        </Button>
      </Form>
    </details>
  )
}

export function BatchSchedule({ batch, answer }: BatchFormPart) {
  const busy = useNavigation().state === 'submitting'
  return (
    <details className={styles.part}>
      <summary className="bold">{batchesText.schedule.open}</summary>
      <Form method="post" preventScrollReset className={styles.form}>
        <input type="hidden" name="intent" value="schedule" />
        <ReminderFields reminders={batch.reminders} error={answer?.fields?.['reminders.days']?.[0]} />
        <Button type="submit" look="line" busy={busy}>
          {batchesText.schedule.save}
        </Button>
      </Form>
    </details>
  )
}
