import type { FileView } from '@consoeurs/contract'
import { sharesText } from '../../../text/shares.ts'
import { uiText } from '../../../text/ui.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from '../../../ui/photo-grid.module.css'
import { PhotoGrid } from '../../../ui/photo-grid.tsx'
import pictureStyles from '../../../ui/picture.module.css'
import { Picture } from '../../../ui/picture.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { pictureOf } from '../../foundation/files/public.ts'

const layouts = [styles.one, styles.one, 'two-panes', styles.three, styles.four] as const
const widths = '(min-width: 900px) 600px, 100vw'

/** Without scripts each picture links to its large version, and the last one to the share. */
function LinkedPictures({ images, href, whole }: { images: FileView[]; href: string; whole: boolean }) {
  const shown = whole ? images : images.slice(0, 4)
  const hidden = images.length - shown.length
  return (
    <div className={classNames('media', layouts[shown.length] ?? styles.many)}>
      {shown.map((image, index) => {
        const isLast = hidden > 0 && index === shown.length - 1
        return (
          <a
            key={image.id}
            className={pictureStyles.mediaOpen}
            href={isLast ? href : image.formats.large.url}
            aria-label={
              isLast
                ? `${uiText.photosMore(hidden)}, ${sharesText.picturesAll}`
                : `${sharesText.pictureOpen}${image.alt === '' ? '' : ` – ${image.alt}`}`
            }
            data-no-prefetch
          >
            <Picture picture={pictureOf(image)} sizes={widths} className={pictureStyles.fill} />
            {isLast ? (
              <span className={styles.more} aria-hidden="true">
                {uiText.photosMore(hidden)}
              </span>
            ) : null}
          </a>
        )
      })}
    </div>
  )
}

interface SharePicturesProps {
  images: FileView[]
  /** Address of the share. */
  href: string
  /** On the share's own page: all pictures. */
  whole?: boolean
  priority?: boolean
}

export function SharePictures({ images, href, whole = false, priority }: SharePicturesProps) {
  const isVisitor = useViewer() === null
  if (images.length === 0) return null
  if (isVisitor) return <LinkedPictures images={images} href={href} whole={whole} />
  return <PhotoGrid photos={images.map(pictureOf)} priority={priority} />
}
