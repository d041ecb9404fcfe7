import { type FileView, limits } from '@consoeurs/contract'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { messagesText } from '../../text/messages.ts'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'
import { wideScreen } from '../../ui/use-media-query.ts'
import { LeaveQuestion } from '../files/public.ts'
import { AttachmentStrip, PhotoButton } from './attachment-strip.tsx'
import { useAttachments } from './use-attachments.ts'
import { useTellTyping } from './use-tell-typing.ts'

interface ComposerProps {
  name: string
  /** Null before the first message. */
  conversationId: number | null
  photos: boolean
  text: string
  onWrite: (text: string) => void
  onSend: (text: string, images: FileView[]) => void
  /** For the form without scripts: the id under which it may be sent twice and arrives once. */
  clientId: string
  error: string | null
  field: RefObject<HTMLTextAreaElement | null>
}

/** Enter sends where there is a real keyboard; on a phone it begins a new line. */
const sendsByEnter = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && matchMedia(wideScreen).matches

/** Her words leave the field at once; from there the outbox keeps them. A plain form before any script. */
export function Composer(props: ComposerProps) {
  const { name, conversationId, photos, text, onWrite, onSend, clientId, error, field } = props
  const form = useRef<HTMLFormElement>(null)
  const { typed, stop } = useTellTyping(conversationId)
  const attachments = useAttachments(conversationId)

  const addPhotos = (files: Iterable<File>) => {
    if (attachments.add(files) > 0) toast.warning(messagesText.tooManyPhotos(limits.messageImages))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { arrived: images, sent } = attachments
    if (sent.length > 0) return toast.warning(messagesText.photosNotReady)
    const written = text.trim()
    field.current?.focus()
    if ((written === '' && images.length === 0) || written.length > limits.message) return
    stop()
    onWrite('')
    attachments.clear()
    onSend(written, images)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!sendsByEnter(event)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    if (photos && clipboardData.files.length > 0) addPhotos(clipboardData.files)
  }
  return (
    <form ref={form} method="post" className="send-form" onSubmit={submit}>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="clientId" value={clientId} />
      <AttachmentStrip attachments={attachments} />
      <LeaveQuestion sent={attachments.sent} />
      <div className="send">
        {photos ? <PhotoButton onChoose={addPhotos} /> : null}
        <div className="grow">
          <Field label={messagesText.field(name)} hiddenLabel error={error}>
            <TextArea
              ref={field}
              name="text"
              rows={1}
              look="pill"
              limit={limits.message}
              placeholder={messagesText.field(name)}
              enterKeyHint="enter"
              value={text}
              onChange={(event) => {
                onWrite(event.currentTarget.value)
                typed()
              }}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={stop}
            />
          </Field>
        </div>
        <IconButton
          type="submit"
          icon="arrow-up"
          look="brand"
          label={messagesText.send}
          // The keyboard of a phone stays open: the field keeps its focus.
          onPointerDown={(event) => event.preventDefault()}
        />
      </div>
    </form>
  )
}
