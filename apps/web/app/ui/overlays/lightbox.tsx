import { Dialog } from '@base-ui/react/dialog'
import type { KeyboardEvent, ReactNode } from 'react'
import { uiText } from '../../text/ui.ts'
import { useStrip } from '../gestures/use-strip.ts'
import { Icon } from '../icon.tsx'
import type { PictureSource } from '../picture.tsx'
import styles from './lightbox.module.css'
import { useBackCloses } from './use-back-closes.ts'

interface LightboxProps {
  photos: PictureSource[]
  start: number
  onClose: () => void
  /** Below the photo at this position. */
  action?: (position: number) => ReactNode
}

export function Lightbox({ photos, start, onClose, action }: LightboxProps) {
  const { strip, position, show, handlers } = useStrip(start, photos.length)
  const photo = photos[position]
  useBackCloses(true, onClose)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(position + 1)
    if (event.key === 'ArrowLeft') show(position - 1)
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.ground} />
        <Dialog.Popup className={styles.lightbox} onKeyDown={onKeyDown}>
          <Dialog.Title className="visually-hidden">{uiText.photoViewer}</Dialog.Title>
          <div className={styles.bar}>
            <p className="tabular-numbers" aria-live="polite">
              {uiText.photoPosition(position + 1, photos.length)}
            </p>
            <Dialog.Close className="icon-button" aria-label={uiText.close}>
              <Icon of="x" size="l" />
            </Dialog.Close>
          </div>
          <div className={styles.strip} ref={strip} {...handlers}>
            {photos.map((each) => (
              <div className={styles.slide} key={each.src}>
                <img {...imageProps(each)} alt={each.alt} decoding="async" />
              </div>
            ))}
          </div>
          <div className={styles.foot}>
            {photo === undefined || photo.alt === '' ? null : <p className={styles.caption}>{photo.alt}</p>}
            {action?.(position)}
          </div>
          <LightboxArrows position={position} total={photos.length} show={show} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function imageProps({ src, srcSet, width, height }: PictureSource) {
  return { src, srcSet, width, height, sizes: '100vw' }
}

function LightboxArrows({ position, total, show }: { position: number; total: number; show: (index: number) => void }) {
  if (total < 2) return null
  return (
    <div className={`${styles.arrows} only-wide`}>
      <button
        type="button"
        className="icon-button"
        aria-label={uiText.photoPrevious}
        disabled={position === 0}
        onClick={() => show(position - 1)}
      >
        <Icon of="chevron-left" size="l" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={uiText.photoNext}
        disabled={position === total - 1}
        onClick={() => show(position + 1)}
      >
        <Icon of="chevron-right" size="l" />
      </button>
    </div>
  )
}
