import { filesText } from '../../text/files.ts'
import { messagesText } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOnline } from '../../ui/offline-banner.tsx'
import { Progress } from '../../ui/progress.tsx'
import { pictureTypes, useChosenFiles } from '../../ui/use-chosen-files.ts'
import { type SentPicture, sentWords } from '../files/public.ts'
import type { Attachments } from './use-attachments.ts'

export function PhotoButton({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const { ref: input, onChange } = useChosenFiles(onChoose)
  return (
    <>
      <IconButton icon="image-plus" label={messagesText.addPhotos} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        multiple
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={onChange}
      />
    </>
  )
}

/** The pictures of the next message, above its words. */
export function AttachmentStrip({ attachments }: { attachments: Attachments }) {
  const { sent, arrived, remove, cancel, retry } = attachments
  const online = useOnline()
  if (sent.length + arrived.length === 0) return null
  return (
    <ul className="send-photos">
      {arrived.map(({ id, formats }) => (
        <li key={id}>
          <img src={formats.thumbnail.url} alt="" />
          <span className="sr">{messagesText.photoReady}</span>
          <RemoveButton label={messagesText.removePhoto} onPress={() => remove(id)} />
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
          <Progress value={percent} label={messagesText.photoComing(percent)} />
          <span className={picture.phase === 'sending' && online ? 'sr' : 'send-photo-words'}>{words}</span>
        </>
      ) : null}
      <RemoveButton label={filesText.cancel(name)} onPress={() => onCancel(key)} />
      {problem === null ? null : (
        <p className="err" role="alert">
          <span>{problem.message}</span>
          {problem.mayRetry ? (
            <IconButton icon="rotate-cw" label={messagesText.retryPhoto} onClick={() => onRetry(key)} />
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
