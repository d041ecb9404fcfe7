import type { FileView } from '@consoeurs/contract'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import styles from './notebooks.module.css'

interface NotebookCoverProps {
  pictures: FileView[]
  priority?: boolean
}

/** The newest pictures side by side; a drawn page where there are none. */
export function NotebookCover({ pictures, priority = false }: NotebookCoverProps) {
  return (
    <span className={styles.cover} aria-hidden="true">
      {pictures.length === 0 ? (
        <Icon of="notebook-text" size="l" />
      ) : (
        pictures.map((picture) => (
          <Picture
            key={picture.id}
            picture={{ ...pictureOf(picture), alt: '' }}
            sizes="(min-width: 900px) 200px, 45vw"
            priority={priority}
          />
        ))
      )}
    </span>
  )
}
