import type { MeetingPreview } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import styles from './meetings.module.css'
import { meetingsText, meetingFormText as text } from './meetings.text.ts'

/** The form's values, carried in hidden fields. */
export type HiddenValues = Record<string, string>

interface PreviewProps {
  preview: MeetingPreview
  typed: HiddenValues
}

/** Shows what will be sent, when and to whom, before the member confirms. */
export function Preview({ preview, typed }: PreviewProps) {
  const busy = useNavigation().state !== 'idle'
  const title = useRef<HTMLHeadingElement>(null)
  // A new view at the same address: move the focus for screen readers.
  useEffect(() => title.current?.focus(), [])
  const { timeZone = '', contactName = '' } = typed
  const hours = ['meetsAt', 'dueAt', 'tellsAt', 'erasedAt'] as const
  return (
    <div className={styles.form}>
      <header className="page-head">
        <h2 className="display heading-2" tabIndex={-1} ref={title}>
          {text.previewTitle}
        </h2>
        <p className="soft">{text.previewLead(contactName)}</p>
      </header>
      <dl className={styles.facts}>
        {hours.map((hour) => (
          <div key={hour}>
            <dt>{text[hour]}</dt>
            <dd>{meetingsText.at(preview[hour], timeZone)}</dd>
          </div>
        ))}
      </dl>
      {preview.letters.map(({ when, subject, lines }, index) => (
        <details key={when} className={styles.letter} open={index === 0}>
          <summary className="bold">{text.when[when]}</summary>
          <p className="small soft">{text.subject(subject)}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      ))}
      <p className="small soft">{text.stop}</p>
      <Form method="post" className={styles.foot}>
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
