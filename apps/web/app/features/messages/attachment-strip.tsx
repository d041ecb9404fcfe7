import { ImagePlus, RotateCw, X } from 'lucide-react'
import { messagesText } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useChosenFiles } from '../../ui/use-chosen-files.ts'
import type { Attachment } from './use-attachments.ts'

export function PhotoButton({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const { ref: input, onChange } = useChosenFiles(onChoose)
  return (
    <>
      <IconButton icon={ImagePlus} label={messagesText.addPhotos} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={onChange}
      />
    </>
  )
}

interface AttachmentStripProps {
  attachments: Attachment[]
  onRemove: (key: string) => void
  onRetry: (attachment: Attachment) => void
}

/** The pictures of the next message, above its words. */
export function AttachmentStrip({ attachments, onRemove, onRetry }: AttachmentStripProps) {
  if (attachments.length === 0) return null
  return (
    <ul className="send-photos">
      {attachments.map((attachment) => {
        const { key, preview, percent, problem, uploaded } = attachment
        return (
          <li key={key} className={problem === null ? undefined : 'bad'}>
            <img src={preview} alt="" />
            {problem === null && uploaded === null ? (
              <Progress value={percent} label={messagesText.photoComing(percent)} />
            ) : null}
            {uploaded === null ? null : <span className="sr">{messagesText.photoReady}</span>}
            <button
              type="button"
              className="send-photo-x"
              aria-label={messagesText.removePhoto}
              onClick={() => onRemove(key)}
            >
              <Icon of={X} size="s" />
            </button>
            {problem === null ? null : (
              <p className="err" role="alert">
                <span>{problem}</span>
                <IconButton icon={RotateCw} label={messagesText.retryPhoto} onClick={() => onRetry(attachment)} />
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
