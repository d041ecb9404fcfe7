import type { FileView } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { talkText } from '../../text/talk.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PhotoGrid } from '../../ui/photo-grid.tsx'
import { messagePicture } from './message-picture.ts'

interface MessageImagesProps {
  images: FileView[]
  mine: boolean
  /** Why they are covered; null: they are not. */
  covered: string | null
  onUncover: () => void
  /** What stands on its edge. */
  children?: ReactNode
}

export function MessageImages({ images, mine, covered, onUncover, children }: MessageImagesProps) {
  // Nothing is fetched before she asks.
  if (covered !== null) {
    return (
      <div className="th-pic th-covered">
        <p className="small soft">{covered}</p>
        <Button look="quiet" size="sm" onClick={onUncover}>
          {talkText.uncover}
        </Button>
        {children}
      </div>
    )
  }
  return (
    <div className={classNames('th-pic', mine && 'me')}>
      <PhotoGrid photos={images.map(messagePicture)} />
      {children}
    </div>
  )
}
