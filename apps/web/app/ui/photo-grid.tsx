import { useState } from 'react'
import { uiText } from '../text/ui.ts'
import { classNames } from './class-names.ts'
import { onDemand } from './on-demand.tsx'
import { Picture, type PictureSource } from './picture.tsx'

const Lightbox = onDemand(async () => (await import('./lightbox.tsx')).Lightbox)

interface PhotoGridProps {
  photos: PictureSource[]
  /** The first grid of a page. */
  priority?: boolean
}

const layouts = ['one', 'one', 'two', 'three', 'four'] as const
const widths = '(min-width: 900px) 600px, 100vw'

/** One to four pictures in a fixed frame; the rest behind « + 3 ». A press opens them large. */
export function PhotoGrid({ photos, priority = false }: PhotoGridProps) {
  const [opened, setOpened] = useState<number | null>(null)
  if (photos.length === 0) return null
  const shown = photos.slice(0, 4)
  const hidden = photos.length - shown.length
  return (
    <>
      <div className={classNames('media', layouts[shown.length])}>
        {shown.map((photo, index) => (
          <button key={photo.src} type="button" className="media-open" onClick={() => setOpened(index)}>
            <Picture picture={photo} sizes={widths} priority={priority && index === 0} className="fill" />
            <span className="sr">{uiText.photoOpen(index + 1, photos.length)}</span>
            {hidden > 0 && index === shown.length - 1 ? (
              <span className="plus" aria-hidden="true">
                {uiText.photosMore(hidden)}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      {opened === null ? null : <Lightbox photos={photos} start={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
