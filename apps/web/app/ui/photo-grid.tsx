import { useState } from 'react'
import { uiText } from '../text/ui.ts'
import { classNames } from './class-names.ts'
import { onDemand } from './on-demand.tsx'
import styles from './photo-grid.module.css'
import pictureStyles from './picture.module.css'
import { Picture, type PictureSource } from './picture.tsx'

const Lightbox = onDemand(async () => (await import('./overlays/lightbox.tsx')).Lightbox)

interface PhotoGridProps {
  photos: PictureSource[]
  /** Load the first grid of a page eagerly. */
  priority?: boolean
}

const layouts = [styles.one, styles.one, 'two-panes', styles.three, styles.four] as const
const widths = '(min-width: 900px) 600px, 100vw'

/** Shows up to four pictures and « + 3 » for the rest. */
export function PhotoGrid({ photos, priority = false }: PhotoGridProps) {
  const [opened, setOpened] = useState<number | null>(null)
  if (photos.length === 0) return null
  const shown = photos.slice(0, 4)
  const hidden = photos.length - shown.length
  return (
    <>
      <div className={classNames('media', layouts[shown.length])}>
        {shown.map((photo, index) => (
          <button key={photo.src} type="button" className={pictureStyles.mediaOpen} onClick={() => setOpened(index)}>
            <Picture picture={photo} sizes={widths} priority={priority && index === 0} className={pictureStyles.fill} />
            <span className="visually-hidden">{uiText.photoOpen(index + 1, photos.length)}</span>
            {hidden > 0 && index === shown.length - 1 ? (
              <span className={styles.more} aria-hidden="true">
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
