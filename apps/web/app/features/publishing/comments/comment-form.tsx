import { limits } from '@consoeurs/contract'
import { isEnter } from '@consoeurs/contract/text/enter-key'
import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import commentsStyles from '../../../styles/shared/comments.module.css'
import styles from '../../../styles/shared/share-details.module.css'
import { Avatar } from '../../../ui/avatar.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { forgetDraft, useFormDraft } from '../../../ui/forms/use-form-draft.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import type { CommentTarget } from './comment-target.ts'
import { commentsText } from './comments.text.ts'

const kept = ['text'] as const

interface CommentFormProps extends CommentTarget {
  /** The comment that this one replies to. */
  answering: { id: number; name: string } | null
  onStopAnswering: () => void
  error: string | null
  /** Initial text. */
  start?: string
  field: RefObject<HTMLTextAreaElement | null>
  onWrite: (text: string) => Promise<boolean>
}

function setText(field: HTMLTextAreaElement, text: string) {
  field.value = text
  field.style.height = ''
}

/** Clears the field at once, and restores the text on a refusal. A plain form without scripts. */
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
    if (!isEnter(event.nativeEvent) || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  const label = answering === null ? commentsText.label : commentsText.answerLabel(answering.name)
  return (
    <form ref={form} method="post" className={styles.commentForm} onSubmit={(event) => void submit(event)}>
      {answering === null ? null : (
        <p className={`row meta ${styles.answering}`}>
          <span>{commentsText.answering(answering.name)}</span>
          <IconButton icon="x" label={commentsText.stopAnswering} onClick={onStopAnswering} />
        </p>
      )}
      <input type="hidden" name="parentId" value={answering?.id ?? ''} />
      <div className={commentsStyles.prompt}>
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
