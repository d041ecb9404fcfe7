import type { FileView } from '@consoeurs/contract'
import { sharesText } from '../../text/shares.ts'
import { uiText } from '../../text/ui.ts'
import { classNames } from '../../ui/class-names.ts'
import { PhotoGrid } from '../../ui/photo-grid.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { pictureOf } from './picture-of.ts'

const layouts = ['one', 'one', 'two', 'three', 'four'] as const
const widths = '(min-width: 900px) 600px, 100vw'

/** For pages without scripts: each picture is a link to its large version, the last one to the share. */
function LinkedPictures({ images, href, whole }: { images: FileView[]; href: string; whole: boolean }) {
  const shown = whole ? images : images.slice(0, 4)
  const hidden = images.length - shown.length
  return (
    <div className={classNames('media', layouts[shown.length] ?? 'many')}>
      {shown.map((image, index) => {
        const isLast = hidden > 0 && index === shown.length - 1
        return (
          <a
            key={image.id}
            className="media-open"
            href={isLast ? href : image.formats.large.url}
            aria-label={
              isLast
                ? `${uiText.photosMore(hidden)}, ${sharesText.picturesAll}`
                : `${sharesText.pictureOpen}${image.alt === '' ? '' : ` – ${image.alt}`}`
            }
            data-no-prefetch
          >
            <Picture picture={pictureOf(image)} sizes={widths} className="fill" />
            {isLast ? (
              <span className="plus" aria-hidden="true">
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
  /** On its own page all pictures are shown. */
  whole?: boolean
  priority?: boolean
}

/** One to six pictures in a fixed frame. */
export function SharePictures({ images, href, whole = false, priority }: SharePicturesProps) {
  const isVisitor = useViewer() === null
  if (images.length === 0) return null
  if (isVisitor) return <LinkedPictures images={images} href={href} whole={whole} />
  return <PhotoGrid photos={images.map(pictureOf)} priority={priority} />
}
