import type { ProfilePhoto } from '@consoeurs/contract'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { profilesText } from '../../../text/profiles.ts'
import { uiText } from '../../../text/ui.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import pictureStyles from '../../../ui/picture.module.css'
import { Picture } from '../../../ui/picture.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import styles from './profile-hero.module.css'

const Lightbox = onDemand(async () => (await import('../../../ui/overlays/lightbox.tsx')).Lightbox)
const widths = '(min-width: 900px) 420px, 100vw'
const HOLD = 450

/** Long press by touch; suppresses the click that follows. */
function useLongPress(open: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    wasHeld: () => held.current,
    events: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        stop()
        held.current = false
        if (pointerType === 'mouse') return
        timer.current = setTimeout(() => {
          held.current = true
          open()
        }, HOLD)
      },
      onPointerUp: stop,
      // Also when the strip starts to scroll.
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        if (held.current) event.preventDefault()
      },
    },
  }
}

interface PhotoStripProps {
  photos: ProfilePhoto[]
  name: string
  /** Null where the viewer may not write to her. */
  writeAbout: ((photoId: number) => string) | null
  position: number
  onPosition: (position: number) => void
}

/** For visitors, whose pages have no scripts: a picture links to its large version. */
function LinkedPhotos({ photos }: Pick<PhotoStripProps, 'photos'>) {
  return photos.map(({ id, file }, index) => (
    <a key={id} className={styles.slide} href={file.formats.large.url} data-no-prefetch>
      <Slide file={file} first={index === 0}>
        {uiText.photoOpen(index + 1, photos.length)}
      </Slide>
    </a>
  ))
}

function Slide({ file, first, children }: { file: ProfilePhoto['file']; first: boolean; children: ReactNode }) {
  return (
    <>
      <Picture picture={pictureOf(file)} sizes={widths} className={pictureStyles.fill} priority={first} />
      <span className="visually-hidden">{children}</span>
    </>
  )
}

/** A tap on the right or left half, a swipe or an arrow key shows another photo; a long press or a key enlarges it. */
export function PhotoStrip({ photos, name, writeAbout, position, onPosition }: PhotoStripProps) {
  const isVisitor = useViewer() === null
  const strip = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const { wasHeld, events } = useLongPress(() => setOpened(position))
  const show = (index: number) => {
    const element = strip.current
    element?.scrollTo({ left: ((index + photos.length) % photos.length) * element.clientWidth })
  }
  const onScroll = () => {
    const element = strip.current
    if (element !== null) onPosition(Math.round(element.scrollLeft / element.clientWidth))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(position + step)
  }
  const onClick = ({ detail, clientX, currentTarget }: MouseEvent, index: number) => {
    if (wasHeld()) return
    // A key press has no position.
    if (detail === 0 || photos.length === 1) return setOpened(index)
    const { left, width } = currentTarget.getBoundingClientRect()
    show(index + (clientX < left + width / 2 ? -1 : 1))
  }
  return (
    <>
      <section
        ref={strip}
        className={styles.strip}
        aria-label={profilesText.photosOf(name)}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {isVisitor ? (
          <LinkedPhotos photos={photos} />
        ) : (
          photos.map(({ id, file }, index) => (
            <button
              key={id}
              type="button"
              className={styles.slide}
              onClick={(event) => onClick(event, index)}
              {...events}
            >
              <Slide file={file} first={index === 0}>
                {uiText.photoOpen(index + 1, photos.length)}
              </Slide>
            </button>
          ))
        )}
      </section>
      {isVisitor || photos.length === 1 ? null : (
        <IconButton
          icon="zoom-in"
          label={uiText.photoOpen(position + 1, photos.length)}
          className={styles.enlarge}
          onClick={() => setOpened(position)}
        />
      )}
      {opened === null ? null : (
        <Lightbox
          photos={photos.map(({ file }) => pictureOf(file))}
          start={opened}
          onClose={() => setOpened(null)}
          action={(index) => {
            const photo = photos[index]
            return writeAbout === null || photo === undefined ? null : (
              <ButtonLink look="quiet" icon="message-circle" to={writeAbout(photo.id)}>
                {profilesText.writeAboutPhoto}
              </ButtonLink>
            )
          }}
        />
      )}
    </>
  )
}
