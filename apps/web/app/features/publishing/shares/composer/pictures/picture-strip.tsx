import { limits } from '@consoeurs/contract'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { filesText } from '../../../../../text/files.ts'
import { Button } from '../../../../../ui/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { pictureTypes, useChosenFiles } from '../../../../../ui/forms/use-chosen-files.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import type { DragOrder } from '../../../../../ui/order/drag-order.tsx'
import { moved } from '../../../../../ui/order/order.ts'
import { useOnline } from '../../../../../ui/states/offline-banner.tsx'
import { Progress } from '../../../../../ui/states/progress.tsx'
import { type PictureUpload, uploadText } from '../../../../foundation/files/public.ts'
import { composerText } from '../composer.text.ts'
import formStyles from '../composer-form.module.css'
import type { DraftImage } from '../draft.ts'
import { CropPicture } from './crop-picture.tsx'
import { PictureDescription } from './picture-description.tsx'
import styles from './picture-strip.module.css'
import type { DraftImages } from './use-draft-images.ts'

const inputId = 'share-pictures'

/** The only file input; the last place of the strip is a label of it. */
export function AddPictures({ free, add }: Pick<DraftImages, 'free' | 'add'>) {
  const chosen = useChosenFiles(add)
  return (
    <label className={`icon-button ${formStyles.tool}`} title={composerText.addPictures(limits.shareImages)}>
      <input id={inputId} type="file" accept={pictureTypes} multiple disabled={free <= 0} {...chosen} />
      <Icon of="image-plus" size="l" />
      <span className="visually-hidden">{composerText.addPictures(limits.shareImages)}</span>
    </label>
  )
}

interface ThumbnailProps {
  image: DraftImage
  position: number
  chosen: boolean
  upload: PictureUpload | undefined
  onChoose: () => void
  onDescribe: () => void
  onRemove: () => void
}

function Thumbnail({ image, position, chosen, upload, onChoose, onDescribe, onRemove }: ThumbnailProps) {
  const { src, alt } = image
  return (
    <>
      <button type="button" className={styles.picture} aria-pressed={chosen} onClick={onChoose}>
        <img src={upload?.preview ?? src} alt={composerText.pictureName(position, alt)} width={96} height={120} />
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={composerText.removePicture(position)}
        onClick={onRemove}
      >
        <Icon of="x" size="s" />
      </button>
      {upload === undefined ? (
        <button
          type="button"
          className={classNames(styles.altChip, alt !== '' && styles.described)}
          aria-label={composerText.describeOne(position)}
          onClick={onDescribe}
        >
          <Icon of={alt === '' ? 'plus' : 'check'} size="s" />
          {composerText.altChip}
        </button>
      ) : (
        <Progress value={upload.percent} label={composerText.pictureProgress(upload.name)} />
      )}
    </>
  )
}

function PendingThumbnail({ picture, cancel }: Pick<DraftImages, 'cancel'> & { picture: PictureUpload }) {
  const { key, name, preview, percent, problem } = picture
  return (
    <li className={classNames(styles.place, styles.pending)}>
      {/* The preview URL changes once a HEIC is converted; the key forces a new attempt. */}
      <img key={preview} src={preview} alt="" width={96} height={120} />
      <button type="button" className={styles.remove} aria-label={filesText.cancel(name)} onClick={() => cancel(key)}>
        <Icon of="x" size="s" />
      </button>
      {problem === null ? <Progress value={percent} label={composerText.pictureProgress(name)} /> : null}
    </li>
  )
}

/** What is under way, and what failed. */
function UploadNotes({ sent, retry, cancel }: Pick<DraftImages, 'sent' | 'retry' | 'cancel'>) {
  const online = useOnline()
  const underWay = sent.find(({ problem }) => problem === null)
  return (
    <>
      {underWay === undefined ? null : <p className="meta">{uploadText(underWay, online)}</p>}
      {sent.map(({ key, name, problem }) =>
        problem === null ? null : (
          <div key={key} className={styles.problem} role="alert">
            <p className="field-error">{problem.message}</p>
            {problem.mayRetry ? (
              <Button look="quiet" size="sm" onClick={() => retry(key)}>
                {composerText.retryPicture}
              </Button>
            ) : null}
            <Button look="ghost" size="sm" aria-label={filesText.cancel(name)} onClick={() => cancel(key)}>
              {problem.mayRetry ? composerText.cancel : filesText.giveUp}
            </Button>
          </div>
        ),
      )}
    </>
  )
}

interface StripOrderProps {
  images: DraftImage[]
  onPlace: (ids: number[]) => void
  children: (image: DraftImage, index: number) => ReactNode
}

const inHand = ({ src }: DraftImage) => <img className={styles.inHand} src={src} alt="" />

/** Drag and drop is loaded with the second picture. */
function StripOrder({ images, onPlace, children }: StripOrderProps) {
  const [Drag, setDrag] = useState<typeof DragOrder<DraftImage & { id: number }> | null>(null)
  const several = images.length > 1
  useEffect(() => {
    if (!several) return
    // The arrows still work.
    const load = import('../../../../../ui/order/drag-order.tsx')
    void load.then(({ DragOrder: loaded }) => setDrag(() => loaded)).catch(() => undefined)
  }, [several])
  if (Drag === null || !several) {
    return images.map((image, index) => (
      <li key={image.fileId} className={styles.place}>
        {children(image, index)}
      </li>
    ))
  }
  const shown = images.map((image) => ({ ...image, id: image.fileId }))
  return (
    <Drag shown={shown} help={composerText.dragHelp} inHand={inHand} onPlace={onPlace}>
      {(order, Place) =>
        order.map((image, index) => (
          <li key={image.id}>
            <Place id={image.id} className={styles.place}>
              {children(image, index)}
            </Place>
          </li>
        ))
      }
    </Drag>
  )
}

interface ChosenBarProps {
  position: number
  count: number
  onMove: (by: -1 | 1) => void
  onCrop: () => void
  onDescribe: () => void
}

function ChosenBar({ position, count, onMove, onCrop, onDescribe }: ChosenBarProps) {
  return (
    <div className={styles.chosenBar}>
      {count === 1 ? null : (
        <>
          <span className="meta tabular-numbers">{composerText.pictureOf(position, count)}</span>
          <IconButton
            icon="arrow-left"
            label={composerText.earlier(position)}
            disabled={position === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="arrow-right"
            label={composerText.later(position)}
            disabled={position === count}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <span className="grow" />
      <Button look="ghost" size="sm" icon="crop" onClick={onCrop}>
        {composerText.crop}
      </Button>
      <Button look="ghost" size="sm" icon="text-initial" className={styles.describe} onClick={onDescribe}>
        {composerText.describe}
      </Button>
    </div>
  )
}

interface PictureStripProps extends DraftImages {
  images: DraftImage[]
  error?: string
}

export function PictureStrip({ images, sent, free, add, retry, cancel, edit, error }: PictureStripProps) {
  const errorId = useId()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [described, setDescribed] = useState<number | null>(null)
  const [cropped, setCropped] = useState<DraftImage | null>(null)
  const at = Math.max(
    0,
    images.findIndex(({ fileId }) => fileId === chosenId),
  )
  const chosen = images[at]
  const ids = images.map(({ fileId }) => fileId)
  const place = (order: number[]) =>
    edit((known) => order.flatMap((id) => known.find(({ fileId }) => fileId === id) ?? []))
  const added = sent.filter(({ target }) => target === null || !ids.includes(target))
  return (
    <>
      {images.length + sent.length === 0 ? null : (
        <div className={styles.pictures}>
          <ul className={styles.strip} aria-label={composerText.pictures} data-base-ui-swipe-ignore="">
            <StripOrder images={images} onPlace={place}>
              {(image, index) => (
                <Thumbnail
                  image={image}
                  position={index + 1}
                  chosen={images.length > 1 && image.fileId === chosen?.fileId}
                  upload={sent.find(({ target, problem }) => target === image.fileId && problem === null)}
                  onChoose={() => setChosenId(image.fileId)}
                  onDescribe={() => setDescribed(image.fileId)}
                  onRemove={() => edit((known) => known.filter(({ fileId }) => fileId !== image.fileId))}
                />
              )}
            </StripOrder>
            {added.map((picture) => (
              <PendingThumbnail key={picture.key} {...{ picture, cancel }} />
            ))}
            {free > 0 ? (
              <li aria-hidden="true">
                <label htmlFor={inputId} className={styles.add}>
                  <Icon of="plus" size="l" />
                </label>
              </li>
            ) : null}
          </ul>
          {chosen === undefined ? null : (
            <ChosenBar
              position={at + 1}
              count={images.length}
              onMove={(by) => {
                setChosenId(chosen.fileId)
                place(moved(ids, chosen.fileId, by))
              }}
              onCrop={() => setCropped(chosen)}
              onDescribe={() => setDescribed(chosen.fileId)}
            />
          )}
          <UploadNotes {...{ sent, retry, cancel }} />
        </div>
      )}
      {error === undefined ? null : (
        <p id={errorId} className="field-error" role="alert">
          {error}
        </p>
      )}
      <noscript>
        <p className="field-help">{composerText.unscriptedPictures}</p>
      </noscript>
      <PictureDescription images={images} describedId={described} onDescribe={setDescribed} edit={edit} />
      {cropped === null ? null : (
        <CropPicture
          image={cropped}
          onCropped={(file) => add([file], cropped.fileId)}
          onClose={() => setCropped(null)}
        />
      )}
    </>
  )
}
