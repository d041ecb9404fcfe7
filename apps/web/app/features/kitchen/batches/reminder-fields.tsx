import type { BatchReminders } from '@consoeurs/contract'
import { Field } from '../../../ui/forms/field.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { batchesText } from './batches.text.ts'

const text = batchesText.form
const rhythms = ['', '8', '12', '24'].map((value) => ({ value, label: text.rhythms[value] ?? '' }))

interface ReminderFieldsProps {
  reminders: BatchReminders
  error?: string | undefined
}

export function ReminderFields({ reminders: { everyHours, days }, error }: ReminderFieldsProps) {
  return (
    <>
      <RadioCards
        legend={text.every}
        name="every"
        layout="chips"
        options={rhythms}
        defaultValue={everyHours === null ? '' : String(everyHours)}
        help={text.everyHelp}
      />
      <Field label={text.days} optional help={text.daysHelp} error={error}>
        <TextInput name="days" inputMode="numeric" defaultValue={days.join(', ')} maxLength={60} />
      </Field>
    </>
  )
}
