import type { FileView } from '@consoeurs/contract'
import { messagesText } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PhotoGrid } from '../../ui/photo-grid.tsx'
import { messagePicture } from './message-picture.ts'

interface MessageImagesProps {
  images: FileView[]
  mine: boolean
  /** From someone she has not answered yet: nothing is fetched before she asks. */
  covered: boolean
  onUncover: () => void
}

export function MessageImages({ images, mine, covered, onUncover }: MessageImagesProps) {
  if (images.length === 0) return null
  if (covered) {
    return (
      <div className="th-pic th-covered">
        <p className="small soft">{messagesText.covered(images.length)}</p>
        <Button look="quiet" size="sm" onClick={onUncover}>
          {messagesText.uncover}
        </Button>
      </div>
    )
  }
  return (
    <div className={classNames('th-pic', mine && 'me')}>
      <PhotoGrid photos={images.map(messagePicture)} />
    </div>
  )
}
