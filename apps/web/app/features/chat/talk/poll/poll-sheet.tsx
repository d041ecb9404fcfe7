import type { PollDraft } from '@consoeurs/contract'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import type { OverlayProps } from '../../../../ui/overlays/dialog.tsx'
import { SheetPopup } from '../../../../ui/overlays/sheet-popup.tsx'
import { emptyPoll, PollFields, pollDraftOf, pollError } from '../../../publishing/polls/public.ts'
import styles from './poll-sheet.module.css'
import { pollSheetText } from './poll-sheet.text.ts'

export interface PollSheetProps extends Pick<OverlayProps, 'open' | 'onOpenChange'> {
  /** Characters of the question. */
  limit: number
  onSend: (question: string, poll: PollDraft) => void
}

const nothingWrong = { question: null as string | null, choices: null as string | null }

/** What is typed stays until it is sent. */
export function PollSheet({ open, onOpenChange, limit, onSend }: PollSheetProps) {
  const [question, setQuestion] = useState('')
  const [poll, setPoll] = useState(emptyPoll)
  const [wrong, setWrong] = useState(nothingWrong)
  const form = useId()
  const submit = (event: FormEvent) => {
    // The composer is a form too, and React bubbles through the overlay.
    event.preventDefault()
    event.stopPropagation()
    const asked = question.trim()
    const draft = pollDraftOf(poll)
    const found = { question: asked === '' ? pollSheetText.noQuestion : null, choices: pollError(draft) }
    setWrong(found)
    if (found.question !== null || found.choices !== null || asked.length > limit) return
    onSend(asked, draft)
    setQuestion('')
    setPoll(emptyPoll)
  }
  return (
    <SheetPopup
      open={open}
      onOpenChange={onOpenChange}
      title={pollSheetText.title}
      footer={
        <Button type="submit" form={form} icon="send" className="grow">
          {pollSheetText.send}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} data-hook="poll-sheet" noValidate>
        <Field label={pollSheetText.question} error={wrong.question}>
          <TextArea
            name="question"
            rows={2}
            limit={limit}
            placeholder={pollSheetText.placeholder}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
        </Field>
        <PollFields
          poll={poll}
          error={wrong.choices ?? undefined}
          onChange={(change) => setPoll((known) => ({ ...known, ...change }))}
        />
      </form>
    </SheetPopup>
  )
}
