import type { MeetingPreview } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { meetingsText, meetingFormText as text } from '../../text/meetings.ts'
import { Button } from '../../ui/button.tsx'

/** Everything that she typed, carried on in hidden fields. */
export type Typed = Record<string, string>

interface PreviewProps {
  preview: MeetingPreview
  typed: Typed
}

/** What will be sent, when and to whom, before anything is agreed. */
export function Preview({ preview, typed }: PreviewProps) {
  const busy = useNavigation().state !== 'idle'
  const title = useRef<HTMLHeadingElement>(null)
  // Another page in all but its address: whoever listens to it must hear where she is.
  useEffect(() => title.current?.focus(), [])
  const { timeZone = '', contactName = '' } = typed
  const hours = ['meetsAt', 'dueAt', 'tellsAt', 'erasedAt'] as const
  return (
    <div className="meet-form">
      <header className="page-head">
        <h2 className="d h2" tabIndex={-1} ref={title}>
          {text.previewTitle}
        </h2>
        <p className="soft">{text.previewLead(contactName)}</p>
      </header>
      <dl className="meet-facts">
        {hours.map((hour) => (
          <div key={hour}>
            <dt>{text[hour]}</dt>
            <dd>{meetingsText.at(preview[hour], timeZone)}</dd>
          </div>
        ))}
      </dl>
      {preview.letters.map(({ when, subject, lines }, index) => (
        <details key={when} className="meet-letter" open={index === 0}>
          <summary className="b">{text.when[when]}</summary>
          <p className="small soft">{text.subject(subject)}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      ))}
      <p className="small soft">{text.stop}</p>
      <Form method="post" className="meet-foot">
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" name="intent" value="confirm" size="lg" busy={busy}>
          {text.confirm}
        </Button>
        <Button type="submit" name="intent" value="edit" size="lg" look="quiet">
          {text.edit}
        </Button>
      </Form>
    </div>
  )
}
