import { limits, WebhookEvent } from '@consoeurs/contract'
import { useFormContext } from 'react-hook-form'
import { Line } from '../../forms/fields.tsx'
import { webhooksText as text } from '../../text/webhooks.ts'

export interface WebhookValues {
  name: string
  url: string
  events: string[]
}

const groups = [
  { name: 'content', events: WebhookEvent.options.filter((event) => event.startsWith('content.')) },
  { name: 'moderation', events: WebhookEvent.options.filter((event) => !event.startsWith('content.')) },
] as const

function EventFields() {
  const { register, getFieldState, formState } = useFormContext<WebhookValues>()
  const { error } = getFieldState('events', formState)
  return (
    <>
      {groups.map(({ name, events }, at) => (
        <fieldset key={name} className="choices">
          <legend>{text.groups[name]}</legend>
          <p className="hint">{text.groupHints[name]}</p>
          {at > 0 || error === undefined ? null : (
            <p className="wrong" role="alert">
              {error.message}
            </p>
          )}
          {events.map((event) => (
            <label key={event}>
              <input className="tick" type="checkbox" value={event} {...register('events')} />
              {text.events[event]}
            </label>
          ))}
        </fieldset>
      ))}
    </>
  )
}

export const WebhookFields = () => (
  <>
    <Line<WebhookValues> name="name" label={text.name} hint={text.nameHint} most={limits.webhooks.name} required />
    <Line<WebhookValues> name="url" label={text.url} hint={text.urlHint} type="url" required />
    <EventFields />
  </>
)
