import { isComposing, isEnter } from '@consoeurs/contract/text/enter-key'
import {
  type ClipboardEvent,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import type { UnsentMessage } from '../../../outbox/unsent.ts'
import styles from '../../../styles/shared/message-field.module.css'
import { talkText } from '../../../text/talk.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { wideScreen } from '../../../ui/use-media-query.ts'
import { PhotoButton } from './photo-button.tsx'
import type { TalkMessage } from './talk.ts'
import { useChosenPictures } from './use-chosen-pictures.ts'
import type { About } from './use-composing.ts'
import { useTypingSignal } from './use-typing-signal.ts'

const Attaching = onDemand(async () => (await import('./attaching.tsx')).Attaching)
const ComposerAbout = onDemand(async () => (await import('./composer-about.tsx')).ComposerAbout)

/** Autocomplete for the field. */
export interface Completion {
  list: ReactNode
  /** ARIA attributes of the field. */
  attributes: ComponentProps<'textarea'>
  /** @returns whether it handled the key */
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean
  follow: (field: HTMLTextAreaElement) => void
  close: () => void
}

/** Text, uploaded pictures, and pictures still uploading. */
export type ComposedMessage = Required<Pick<UnsentMessage, 'text' | 'images' | 'pictures'>>

interface ComposerProps {
  label: string
  limit: number
  /** Scope of the uploads, and most pictures per message (0: none). */
  pictures: { scope: string; most: number }
  /** Stable per chat; null without a typing indicator. */
  onTyping: ((typing: boolean) => void) | null
  /** `name` is the author, null if it is the viewer. */
  about: { about: About<TalkMessage>; name: string | null; onClose: () => void } | null
  completion?: Completion
  text: string
  onWrite: (text: string) => void
  /** Resolves once the outbox has stored it. */
  onSend: (words: ComposedMessage) => Promise<void>
  /** Idempotency key of the form used without scripts. */
  clientId: string
  error: string | null
  /** Sending is no longer possible, for the reason in `error`; the text stays in the field. */
  closed?: boolean
  field: RefObject<HTMLTextAreaElement | null>
}

/** Enter sends on a wide screen; on a phone it starts a new line. */
const sendsByEnter = (event: KeyboardEvent) =>
  isEnter(event.nativeEvent) && !event.shiftKey && matchMedia(wideScreen).matches

/** The field is cleared at once, as the outbox keeps the message. A plain form without scripts. */
export function Composer(props: ComposerProps) {
  const { label, limit, about, completion, text, onWrite, onSend, clientId, error, closed, field } = props
  const { scope, most } = props.pictures
  const form = useRef<HTMLFormElement>(null)
  const { typed, stop } = useTypingSignal(props.onTyping)
  const pictures = useChosenPictures(scope, most)
  const edits = about?.about.kind === 'edit'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const attachments = pictures.handle.current
    const images = attachments?.arrived ?? []
    const written = text.trim()
    field.current?.focus()
    if (closed) return
    const kept = edits ? about.about.message.images.length : images.length + (attachments?.sent.length ?? 0)
    if ((written === '' && kept === 0) || written.length > limit) return
    const handed = edits ? null : pictures.handOver()
    if (handed === null && !edits) return toast.warning(talkText.photosNotReady)
    stop()
    completion?.close()
    // An edit stays in the field until the server has it.
    if (handed === null) return void onSend({ text: written, images: [], pictures: [] })
    onWrite('')
    attachments?.clear()
    void onSend({ text: written, images, pictures: handed.pictures }).then(handed.forget)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (completion?.onKeyDown(event)) return
    if (event.key === 'Escape' && about !== null && !isComposing(event.nativeEvent)) {
      event.stopPropagation()
      about.onClose()
    }
    if (!sendsByEnter(event)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    if (most > 0 && clipboardData.files.length > 0) pictures.choose(clipboardData.files)
  }
  return (
    <form ref={form} method="post" className={styles.form} data-hook="send-form" onSubmit={submit}>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="clientId" value={clientId} />
      {about === null ? null : <ComposerAbout {...about} />}
      {pictures.chosen === null ? null : (
        <Attaching
          scope={scope}
          most={most}
          chosen={pictures.chosen}
          handle={pictures.handle}
          onClose={pictures.forget}
        />
      )}
      {completion?.list}
      <div className={styles.field}>
        {most > 0 && !edits ? <PhotoButton onChoose={pictures.choose} /> : null}
        <div className="grow">
          <Field label={label} hiddenLabel error={error}>
            <TextArea
              ref={field}
              name="text"
              rows={1}
              look="pill"
              limit={limit}
              placeholder={label}
              enterKeyHint="enter"
              value={text}
              onChange={(event) => {
                onWrite(event.currentTarget.value)
                typed()
                completion?.follow(event.currentTarget)
              }}
              onSelect={(event) => completion?.follow(event.currentTarget)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={() => {
                stop()
                completion?.close()
              }}
              {...completion?.attributes}
            />
          </Field>
        </div>
        <IconButton
          type="submit"
          icon={edits ? 'check' : 'arrow-up'}
          look="brand"
          label={edits ? talkText.save : talkText.send}
          // Keeps the focus in the field, so that a phone's keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
        />
      </div>
    </form>
  )
}
