import type { FileView } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import threadStyles from '../../../styles/shared/thread.module.css'
import styles from '../../../styles/shared/thread-parts.module.css'
import { talkText } from '../../../text/talk.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PhotoGrid } from '../../../ui/photo-grid.tsx'
import { messagePicture } from './message-picture.ts'

interface MessageImagesProps {
  images: FileView[]
  mine: boolean
  /** Why the pictures are covered; null if they are not. */
  covered: string | null
  onUncover: () => void
  children?: ReactNode
}

export function MessageImages({ images, mine, covered, onUncover, children }: MessageImagesProps) {
  // Nothing is fetched before the viewer uncovers it.
  if (covered !== null) {
    return (
      <div className={`${styles.pictures} ${styles.covered}`} data-hook="message-pictures">
        <p className="small soft">{covered}</p>
        <Button look="quiet" size="sm" onClick={onUncover}>
          {talkText.uncover}
        </Button>
        {children}
      </div>
    )
  }
  return (
    <div
      className={classNames(styles.pictures, mine && `${styles.me} ${threadStyles.mine}`)}
      data-hook="message-pictures"
    >
      <PhotoGrid photos={images.map(messagePicture)} />
      {children}
    </div>
  )
}
