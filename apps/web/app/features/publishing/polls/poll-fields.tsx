import { limits } from '@consoeurs/contract'
import styles from '../../../styles/shared/poll-fields.module.css'
import { pollFieldsText as text } from '../../../text/poll-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/forms/checkbox.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { PollForm } from './poll-form.ts'

interface PollFieldsProps {
  poll: PollForm
  error: string | undefined
  onChange: (change: Partial<PollForm>) => void
}

function Choice({ poll, index, onChange }: Omit<PollFieldsProps, 'error'> & { index: number }) {
  const { choices } = poll
  const value = choices[index] ?? ''
  const { choice: most, choices: range } = limits.poll
  return (
    <div className={styles.choice}>
      <TextInput
        name="pollChoice"
        className="bare"
        aria-label={text.choice(index + 1)}
        placeholder={text.choice(index + 1)}
        maxLength={most}
        value={value}
        onChange={(event) =>
          onChange({ choices: choices.map((other, at) => (at === index ? event.currentTarget.value : other)) })
        }
      />
      <span className="meta tabular-numbers" aria-hidden="true">
        {value.length}/{most}
      </span>
      <IconButton
        icon="x"
        label={text.removeChoice(index + 1)}
        disabled={choices.length <= range.min}
        onClick={() => onChange({ choices: choices.filter((_other, at) => at !== index) })}
      />
    </div>
  )
}

export function PollFields({ poll, error, onChange }: PollFieldsProps) {
  const isFull = poll.choices.length >= limits.poll.choices.max
  return (
    <fieldset className={styles.poll} data-hook="poll-fields">
      <legend className="visually-hidden">{text.legend}</legend>
      {poll.choices.map((_choice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place alone
        <Choice key={index} {...{ poll, index, onChange }} />
      ))}
      {error === undefined ? null : (
        <p className={`field-error ${styles.error}`} role="alert">
          <Icon of="circle-alert" size="s" />
          <span>{error}</span>
        </p>
      )}
      <div className={styles.foot}>
        {isFull ? (
          <span className="meta">{text.full}</span>
        ) : (
          <Button look="ghost" size="sm" icon="plus" onClick={() => onChange({ choices: [...poll.choices, ''] })}>
            {text.addChoice}
          </Button>
        )}
        <span className={styles.days}>
          <Icon of="hourglass" />
          <Select
            name="pollDays"
            aria-label={text.daysLabel}
            className="bare"
            options={[...text.days]}
            value={poll.days}
            onChange={(event) => onChange({ days: event.currentTarget.value })}
          />
        </span>
      </div>
      <div className={styles.options}>
        <Switch
          name="pollSeveral"
          label={text.several}
          checked={poll.several}
          onChange={(event) => onChange({ several: event.currentTarget.checked })}
        />
        <Switch
          name="pollNamed"
          label={text.named}
          help={text.namedHelp}
          checked={poll.named}
          onChange={(event) => onChange({ named: event.currentTarget.checked })}
        />
      </div>
    </fieldset>
  )
}
