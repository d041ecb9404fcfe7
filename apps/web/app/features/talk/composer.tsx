import {
  type ClipboardEvent,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import type { UnsentMessage } from '../../outbox/unsent.ts'
import { talkText } from '../../text/talk.ts'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'
import { wideScreen } from '../../ui/use-media-query.ts'
import { PhotoButton } from './photo-button.tsx'
import type { TalkMessage } from './talk.ts'
import { useChosenPictures } from './use-chosen-pictures.ts'
import type { About } from './use-composing.ts'
import { useTellTyping } from './use-tell-typing.ts'

const Attaching = onDemand(async () => (await import('./attaching.tsx')).Attaching)
const ComposerAbout = onDemand(async () => (await import('./composer-about.tsx')).ComposerAbout)

/** What the field offers while she types. */
export interface Completion {
  list: ReactNode
  /** What the field says of it to readers. */
  attributes: ComponentProps<'textarea'>
  /** True where the key was meant for it. */
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean
  /** Her words changed, or the caret moved. */
  follow: (field: HTMLTextAreaElement) => void
  close: () => void
}

/** What she sends: her words, pictures that are there, and those on their way. */
export type Said = Required<Pick<UnsentMessage, 'text' | 'images' | 'pictures'>>

interface ComposerProps {
  /** What the field is called. */
  label: string
  /** How long a message may be. */
  limit: number
  /** For which talk pictures are on their way, and how many one message may have (0: none). */
  pictures: { scope: string; most: number }
  /** Constant for one talk; null where nobody is to know that she writes. */
  onTyping: ((typing: boolean) => void) | null
  /** What the next words answer or replace, and who wrote it (null: she did). */
  about: { about: About<TalkMessage>; name: string | null; onClose: () => void } | null
  completion?: Completion
  text: string
  onWrite: (text: string) => void
  /** Done once the outbox keeps it. */
  onSend: (words: Said) => Promise<void>
  /** For the form without scripts: the id under which it may be sent twice and arrives once. */
  clientId: string
  error: string | null
  /** Nothing can be sent any more, as `error` says: her words stay in the field. */
  closed?: boolean
  field: RefObject<HTMLTextAreaElement | null>
}

/** Enter sends where there is a real keyboard; on a phone it begins a new line. */
const sendsByEnter = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && matchMedia(wideScreen).matches

/** Her words leave the field at once; from there the outbox keeps them. A plain form before any script. */
export function Composer(props: ComposerProps) {
  const { label, limit, about, completion, text, onWrite, onSend, clientId, error, closed, field } = props
  const { scope, most } = props.pictures
  const form = useRef<HTMLFormElement>(null)
  const { typed, stop } = useTellTyping(props.onTyping)
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
    // What she changes stays in the field until it has arrived.
    if (handed === null) return void onSend({ text: written, images: [], pictures: [] })
    onWrite('')
    attachments?.clear()
    void onSend({ text: written, images, pictures: handed.pictures }).then(handed.forget)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (completion?.onKeyDown(event)) return
    if (event.key === 'Escape' && about !== null) {
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
    <form ref={form} method="post" className="send-form" onSubmit={submit}>
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
      <div className="send">
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
          // The keyboard of a phone stays open: the field keeps its focus.
          onPointerDown={(event) => event.preventDefault()}
        />
      </div>
    </form>
  )
}
