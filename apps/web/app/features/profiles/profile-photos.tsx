import type { ProfilePhoto } from '@consoeurs/contract'
import { type ReactNode, useState } from 'react'
import { profilesText } from '../../text/profiles.ts'
import { uiText } from '../../text/ui.ts'
import { classNames } from '../../ui/class-names.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { pictureOf } from '../shares/public.ts'

const Lightbox = onDemand(async () => (await import('../../ui/lightbox.tsx')).Lightbox)
const widths = '(min-width: 900px) 320px, 50vw'
/** Cells of the mosaic: the first is large. */
const MOSAIC = 5

interface CellProps {
  photo: ProfilePhoto
  position: number
  total: number
  className?: string
  onOpen: () => void
  children?: ReactNode
}

/** Without scripts a picture is a link to its large version. */
function PhotoCell({ photo, position, total, className, onOpen, children }: CellProps) {
  const isVisitor = useViewer() === null
  const { file } = photo
  const content = children ?? (
    <Picture picture={pictureOf(file)} sizes={widths} className="fill" priority={position === 1} />
  )
  const label = <span className="sr">{uiText.photoOpen(position, total)}</span>
  if (isVisitor) {
    return (
      <a className={classNames('pp', className)} href={file.formats.large.url} data-no-prefetch>
        {content}
        {label}
      </a>
    )
  }
  return (
    <button type="button" className={classNames('pp', className)} onClick={onOpen}>
      {content}
      {label}
    </button>
  )
}

function useLightbox(photos: ProfilePhoto[]) {
  const [opened, setOpened] = useState<number | null>(null)
  const pictures: PictureSource[] = photos.map(({ file }) => pictureOf(file))
  const lightbox =
    opened === null ? null : <Lightbox photos={pictures} start={opened} onClose={() => setOpened(null)} />
  return { open: setOpened, lightbox }
}

interface ProfilePhotosProps {
  photos: ProfilePhoto[]
  name: string
}

/** The first of her photos large, the next beside it, the rest behind « + 2 ». */
export function PhotoMosaic({ photos, name }: ProfilePhotosProps) {
  const { open, lightbox } = useLightbox(photos)
  // A lone portrait already stands above.
  if (photos.length === 0 || (photos.length === 1 && photos[0]?.main)) return null
  const shown = photos.slice(0, MOSAIC)
  const hidden = photos.length - shown.length
  return (
    <section className="pf-photos" data-count={shown.length} aria-label={profilesText.photosOf(name)}>
      {shown.map((photo, index) => {
        const isMore = hidden > 0 && index === MOSAIC - 1
        return (
          <PhotoCell
            key={photo.id}
            photo={photo}
            position={index + 1}
            total={photos.length}
            className={classNames(index === 0 && 'a', isMore && 'more-p')}
            onOpen={() => open(index)}
          >
            {isMore ? (
              <span aria-hidden="true">
                <b className="d h3">{uiText.photosMore(hidden + 1)}</b>
                <span className="small">{profilesText.morePhotos(hidden + 1)}</span>
              </span>
            ) : undefined}
          </PhotoCell>
        )
      })}
      {lightbox}
    </section>
  )
}

/** All of them, one size. */
export function PhotoWall({ photos, name }: ProfilePhotosProps) {
  const { open, lightbox } = useLightbox(photos)
  return (
    <section className="pf-wall" aria-label={profilesText.photosOf(name)}>
      {photos.map((photo, index) => (
        <PhotoCell key={photo.id} photo={photo} position={index + 1} total={photos.length} onOpen={() => open(index)} />
      ))}
      {lightbox}
    </section>
  )
}
