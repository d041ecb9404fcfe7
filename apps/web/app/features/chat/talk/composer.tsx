import { isComposing, isEnter } from '@consoeurs/contract/text/enter-key'
import {
  type ClipboardEvent,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react'
import type { UnsentMessage, UnsentRoomMessage } from '../../../outbox/unsent.ts'
import styles from '../../../styles/shared/message-field.module.css'
import { talkText } from '../../../text/talk.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { onDemand, overlayOnDemand } from '../../../ui/on-demand.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { wideScreen } from '../../../ui/use-media-query.ts'
import { Recorder } from '../../foundation/voice/public.ts'
import { AttachButton } from './attach-button.tsx'
import { useChosenPictures } from './pictures/use-chosen-pictures.ts'
import type { PollSheetProps } from './poll/poll-sheet.tsx'
import { SendButton } from './send-button.tsx'
import type { TalkMessage } from './talk.ts'
import type { About } from './use-composing.ts'
import { useTypingSignal } from './use-typing-signal.ts'

const Attaching = onDemand(async () => (await import('./pictures/attaching.tsx')).Attaching)
const PollSheet = overlayOnDemand<PollSheetProps>(async () => (await import('./poll/poll-sheet.tsx')).PollSheet, {
  soon: true,
})
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

/** Text, uploaded pictures, and pictures still uploading; or a recording. */
export type ComposedMessage = Required<Pick<UnsentMessage, 'text' | 'images' | 'pictures'>> &
  Pick<UnsentMessage, 'recording'> &
  Pick<UnsentRoomMessage, 'poll'>

interface ComposerProps {
  label: string
  limit: number
  /** Scope of the uploads, and most pictures per message (0: none). */
  pictures: { scope: string; most: number }
  /** A message may be spoken. */
  voice: boolean
  /** A message may ask a question with choices. */
  polls?: boolean
  /** Stable per chat; null without a typing indicator. */
  onTyping: ((typing: boolean) => void) | null
  /** `name` is the author, null if it is the viewer. */
  about: { about: About<TalkMessage>; name: string | null; onClose: () => void } | null
  /** Shown above the field while no message is answered or edited. */
  quote?: ReactNode
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
  const [records, setRecords] = useState(false)
  const [asks, setAsks] = useState(false)
  const speaks = props.voice && !edits && !closed && text.trim() === '' && pictures.chosen === null

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
      {about === null ? props.quote : <ComposerAbout {...about} />}
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
      {records ? (
        <Recorder
          onClose={() => setRecords(false)}
          onSend={(recording) => {
            setRecords(false)
            void onSend({ text: '', images: [], pictures: [], recording })
          }}
        />
      ) : null}
      {props.polls === true ? (
        <PollSheet
          open={asks}
          onOpenChange={setAsks}
          limit={limit}
          onSend={(question, poll) => {
            setAsks(false)
            void onSend({ text: question, images: [], pictures: [], poll })
          }}
        />
      ) : null}
      <div className={styles.field} hidden={records}>
        {most > 0 && !edits ? (
          <AttachButton onPhotos={pictures.choose} onPoll={props.polls ? () => setAsks(true) : null} />
        ) : null}
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
        <SendButton edits={edits} onRecord={speaks ? () => setRecords(true) : null} />
      </div>
    </form>
  )
}
