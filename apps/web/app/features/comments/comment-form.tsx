import { limits } from '@consoeurs/contract'
import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { commentsText } from '../../text/comments.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { forgetDraft, useFormDraft } from '../../ui/use-form-draft.ts'
import { useViewer } from '../../viewer/viewer-context.tsx'
import type { CommentTarget } from './comment-target.ts'

const kept = ['text'] as const

interface CommentFormProps extends CommentTarget {
  /** Whom she answers, if someone. */
  answering: { id: number; name: string } | null
  onStopAnswering: () => void
  error: string | null
  /** What the field begins with. */
  start?: string
  field: RefObject<HTMLTextAreaElement | null>
  onWrite: (text: string) => Promise<boolean>
}

function setText(field: HTMLTextAreaElement, text: string) {
  field.value = text
  field.style.height = ''
}

/** Her words leave the field at once and come back to it if they are refused. A plain form before any script. */
export function CommentForm(props: CommentFormProps) {
  const { target, targetId, answering, onStopAnswering, error, start, field, onWrite } = props
  const viewer = useViewer()
  const form = useRef<HTMLFormElement>(null)
  const draft = target === 'shares' ? `comment-${targetId}` : `comment-article-${targetId}`
  useFormDraft(form, draft, kept)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const area = field.current
    const text = area?.value.trim() ?? ''
    if (area === null || text === '') return area?.focus()
    setText(area, '')
    const written = await onWrite(text)
    if (written) forgetDraft(draft)
    else if (field.current) setText(field.current, [text, field.current.value].filter(Boolean).join('\n'))
  }
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  const label = answering === null ? commentsText.label : commentsText.answerLabel(answering.name)
  return (
    <form ref={form} method="post" className="cm-form" onSubmit={(event) => void submit(event)}>
      {answering === null ? null : (
        <p className="row meta cm-answering">
          <span>{commentsText.answering(answering.name)}</span>
          <IconButton icon="x" label={commentsText.stopAnswering} onClick={onStopAnswering} />
        </p>
      )}
      <input type="hidden" name="parentId" value={answering?.id ?? ''} />
      <div className="ask">
        <Avatar src={viewer?.avatarUrl ?? null} name={viewer?.displayName ?? ''} size="sm" />
        <div className="grow">
          <Field label={label} hiddenLabel error={error}>
            <TextArea
              ref={field}
              name="text"
              rows={1}
              look="pill"
              limit={limits.comment}
              placeholder={target === 'shares' ? commentsText.placeholder : commentsText.placeholderToAll}
              required
              defaultValue={start}
              onKeyDown={sendByKeys}
            />
          </Field>
        </div>
        <IconButton type="submit" icon="send-horizontal" label={commentsText.send} />
      </div>
    </form>
  )
}
