import { limits } from '@consoeurs/contract'
import styles from '../../../styles/shared/message-field.module.css'
import { filesText } from '../../../text/files.ts'
import { talkText } from '../../../text/talk.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useOnline } from '../../../ui/states/offline-banner.tsx'
import { Progress } from '../../../ui/states/progress.tsx'
import type { PictureUpload } from './picture-queue.ts'
import { uploadText } from './upload-text.ts'
import type { Attachments } from './use-attachments.ts'

export function AttachmentStrip({ attachments }: { attachments: Attachments }) {
  const { sent, arrived, setAlt, remove, cancel, retry } = attachments
  const online = useOnline()
  if (sent.length + arrived.length === 0) return null
  return (
    <ul className={styles.photos} data-hook="send-photos">
      {arrived.map(({ id, formats, alt }) => (
        <li key={id} className={styles.told}>
          <img src={formats.thumbnail.url} alt="" />
          <span className="visually-hidden">{talkText.photoReady}</span>
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
  picture: PictureUpload
  online: boolean
  onCancel: (key: string) => void
  onRetry: (key: string) => void
}

function Coming({ picture, online, onCancel, onRetry }: ComingProps) {
  const { key, name, preview, percent, problem } = picture
  const words = uploadText(picture, online)
  return (
    <li className={problem === null ? undefined : 'invalid'}>
      {/* The preview URL changes once a HEIC is converted; the key forces a new attempt. */}
      <img key={preview} src={preview} alt="" />
      {problem === null ? (
        <>
          <Progress value={percent} label={talkText.photoComing(percent)} />
          <span className={picture.phase === 'sending' && online ? 'visually-hidden' : styles.photoText}>{words}</span>
        </>
      ) : null}
      <RemoveButton label={filesText.cancel(name)} onPress={() => onCancel(key)} />
      {problem === null ? null : (
        <p className="field-error" role="alert">
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
    <button type="button" className={styles.removePhoto} aria-label={label} onClick={onPress}>
      <Icon of="x" size="s" />
    </button>
  )
}
