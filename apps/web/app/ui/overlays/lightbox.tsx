import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { uiText } from '../../text/ui.ts'
import { Icon } from '../icon.tsx'
import type { PictureSource } from '../picture.tsx'
import styles from './lightbox.module.css'
import { useBackCloses } from './use-back-closes.ts'

interface LightboxProps {
  photos: PictureSource[]
  start: number
  onClose: () => void
}

export function Lightbox({ photos, start, onClose }: LightboxProps) {
  const strip = useRef<HTMLDivElement | null>(null)
  const [position, setPosition] = useState(start)
  const photo = photos[position]
  useBackCloses(true, onClose)

  // The portal renders after this component's effects.
  const opensAt = useCallback(
    (element: HTMLDivElement | null) => {
      strip.current = element
      element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    },
    [start],
  )

  const show = (index: number) => {
    const element = strip.current
    if (element === null || index < 0 || index >= photos.length) return
    element.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(position + 1)
    if (event.key === 'ArrowLeft') show(position - 1)
  }
  const onScroll = () => {
    const element = strip.current
    if (element !== null) setPosition(Math.round(element.scrollLeft / element.clientWidth))
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
          <div className={styles.strip} ref={opensAt} onScroll={onScroll}>
            {photos.map((each) => (
              <div className={styles.slide} key={each.src}>
                <img {...imageProps(each)} alt={each.alt} decoding="async" />
              </div>
            ))}
          </div>
          {photo === undefined || photo.alt === '' ? null : <p className={styles.caption}>{photo.alt}</p>}
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
