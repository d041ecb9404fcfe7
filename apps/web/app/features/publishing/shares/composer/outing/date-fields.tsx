import { limits } from '@consoeurs/contract'
import { Button } from '../../../../../ui/button.tsx'
import { Switch } from '../../../../../ui/forms/checkbox.tsx'
import { TextInput } from '../../../../../ui/forms/text-input.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { composerText } from '../composer.text.ts'
import { type Draft, type DraftDate, emptyDate } from '../draft.ts'
import styles from './date-fields.module.css'

const text = composerText.dates

interface DateFieldsProps {
  dates: DraftDate[]
  error: string | undefined
  onChange: (change: Partial<Draft['outing']>) => void
}

function DateRow({ dates, index, onChange }: Omit<DateFieldsProps, 'error'> & { index: number }) {
  const { day, time } = dates[index] ?? emptyDate
  const change = (part: Partial<DraftDate>) =>
    onChange({ dates: dates.map((date, at) => (at === index ? { ...date, ...part } : date)) })
  return (
    <div className={styles.row}>
      <TextInput
        type="date"
        name="dateDay"
        className="bare"
        aria-label={text.day(index + 1)}
        value={day}
        onChange={(event) => change({ day: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        name="dateTime"
        className="bare"
        aria-label={text.time(index + 1)}
        value={time}
        onChange={(event) => change({ time: event.currentTarget.value })}
      />
      <IconButton
        icon="x"
        label={text.remove(index + 1)}
        disabled={dates.length <= limits.outingDates.min}
        onClick={() => onChange({ dates: dates.filter((_date, at) => at !== index) })}
      />
    </div>
  )
}

export function DateFields({ dates, error, onChange }: DateFieldsProps) {
  return (
    <fieldset className={styles.dates} data-hook="date-fields">
      <legend className="visually-hidden">{text.legend}</legend>
      <Icon of="calendar" />
      {dates.map((_date, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place alone
        <DateRow key={index} {...{ dates, index, onChange }} />
      ))}
      {error === undefined ? null : (
        <p className="field-error" role="alert">
          <Icon of="circle-alert" size="s" />
          <span>{error}</span>
        </p>
      )}
      {dates.length >= limits.outingDates.max ? (
        <p className="meta">{text.full}</p>
      ) : (
        <Button
          look="ghost"
          size="sm"
          icon="plus"
          className={styles.add}
          onClick={() => onChange({ dates: [...dates, emptyDate] })}
        >
          {text.add}
        </Button>
      )}
    </fieldset>
  )
}

interface ChoosingSwitchProps {
  choosing: boolean
  /** A published share keeps its way. */
  fixed: boolean
  onChange: (change: Partial<Draft['outing']>) => void
}

export function ChoosingSwitch({ choosing, fixed, onChange }: ChoosingSwitchProps) {
  if (fixed) return choosing ? <input type="hidden" name="datesChosen" value="1" data-choosing /> : null
  return (
    <Switch
      name="datesChosen"
      label={text.choose}
      help={text.chooseHelp}
      checked={choosing}
      onChange={(event) => onChange({ choosing: event.currentTarget.checked })}
    />
  )
}
