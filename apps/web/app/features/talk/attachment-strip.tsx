import { limits } from '@consoeurs/contract'
import { filesText } from '../../text/files.ts'
import { talkText } from '../../text/talk.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOnline } from '../../ui/offline-banner.tsx'
import { Progress } from '../../ui/progress.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { type SentPicture, sentWords } from '../files/public.ts'
import type { Attachments } from './use-attachments.ts'

/** The pictures of the next message, above its words, and what she says is on them. */
export function AttachmentStrip({ attachments }: { attachments: Attachments }) {
  const { sent, arrived, setAlt, remove, cancel, retry } = attachments
  const online = useOnline()
  if (sent.length + arrived.length === 0) return null
  return (
    <ul className="send-photos">
      {arrived.map(({ id, formats, alt }) => (
        <li key={id} className="told">
          <img src={formats.thumbnail.url} alt="" />
          <span className="sr">{talkText.photoReady}</span>
          <Field label={talkText.describePhoto} hiddenLabel>
            <TextInput
              value={alt}
              maxLength={limits.altText}
              placeholder={talkText.describePhoto}
              onChange={(event) => setAlt(id, event.currentTarget.value)}
            />
          </Field>
          <RemoveButton label={talkText.removePhoto} onPress={() => remove(id)} />
        </li>
      ))}
      {sent.map((picture) => (
        <Coming key={picture.key} picture={picture} online={online} onCancel={cancel} onRetry={retry} />
      ))}
    </ul>
  )
}

interface ComingProps {
  picture: SentPicture
  online: boolean
  onCancel: (key: string) => void
  onRetry: (key: string) => void
}

function Coming({ picture, online, onCancel, onRetry }: ComingProps) {
  const { key, name, preview, percent, problem } = picture
  const words = sentWords(picture, online)
  return (
    <li className={problem === null ? undefined : 'bad'}>
      {/* A HEIC can be shown once it is converted: another address, another try. */}
      <img key={preview} src={preview} alt="" />
      {problem === null ? (
        <>
          <Progress value={percent} label={talkText.photoComing(percent)} />
          <span className={picture.phase === 'sending' && online ? 'sr' : 'send-photo-words'}>{words}</span>
        </>
      ) : null}
      <RemoveButton label={filesText.cancel(name)} onPress={() => onCancel(key)} />
      {problem === null ? null : (
        <p className="err" role="alert">
          <span>{problem.message}</span>
          {problem.mayRetry ? (
            <IconButton icon="rotate-cw" label={talkText.retryPhoto} onClick={() => onRetry(key)} />
          ) : null}
        </p>
      )}
    </li>
  )
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className="send-photo-x" aria-label={label} onClick={onPress}>
      <Icon of="x" size="s" />
    </button>
  )
}
