import { pollFieldsText } from '../../../../../text/poll-fields.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import formStyles from '../composer-form.module.css'
import type { Draft } from '../draft.ts'

interface PollToggleProps {
  poll: Draft['poll']
  onChange: (change: Partial<Draft['poll']>) => void
}

/** A native checkbox that reveals the choices without scripts. What is typed stays. */
export function PollToggle({ poll, onChange }: PollToggleProps) {
  return (
    <label className={`icon-button ${formStyles.tool}`} title={pollFieldsText.add}>
      <input
        type="checkbox"
        name="polled"
        checked={poll.on}
        onChange={(event) => onChange({ on: event.currentTarget.checked })}
      />
      <Icon of="chart-bar-decreasing" size="l" />
      <span className="visually-hidden">{pollFieldsText.add}</span>
    </label>
  )
}
