import { limits, type ProfilePhoto } from '@consoeurs/contract'
import { useEffect, useRef, useState } from 'react'
import styles from '../../../styles/shared/photo-editor.module.css'
import stepStyles from '../../../styles/shared/step.module.css'
import { photosText } from '../../../text/photos.ts'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { LeaveQuestion } from '../../foundation/files/public.ts'
import { storedPicture } from './crop/stored-picture.ts'
import { useCrop } from './crop/use-crop.tsx'
import { FreeSlots } from './free-slots.tsx'
import { PhotoDetails } from './photo-details.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { PhotosWaiting } from './photos-waiting.tsx'
import { UploadProblem, UploadTile, UploadVeil } from './upload-tile.tsx'
import { photoFormAction, usePhotoForm } from './use-photo-form.ts'
import { type PhotoOrder, usePhotoOrder } from './use-photo-order.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

/** The focus follows a moved photo. */
function useFollowedFocus(order: PhotoOrder) {
  const followed = useRef<string | null>(null)
  const ids = order.shown.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the order has changed
  useEffect(() => {
    if (followed.current !== null) document.getElementById(followed.current)?.focus()
    followed.current = null
  }, [ids])
  return (elementId: string) => {
    followed.current = elementId
  }
}

/** Up to eight photos. `detailed` adds descriptions and audience. */
export function PhotosEditor({ photos, detailed = false }: { photos: ProfilePhoto[]; detailed?: boolean }) {
  const crop = useCrop()
  const { sent, add, retry, cancel } = usePhotoUploads(crop.ask)
  const form = usePhotoForm()
  const [removing, setRemoving] = useState<number | null>(null)
  const grid = useRef<HTMLFieldSetElement>(null)
  const leaving = form.formData?.get('intent') === 'remove' ? Number(form.formData.get('id')) : null
  const order = usePhotoOrder(photos.filter((photo) => photo.id !== leaving))
  const follow = useFollowedFocus(order)
  const { shown } = order
  const sending = sent.filter((picture) => picture.problem === null && picture.target === null)
  const free = limits.photos - shown.length - sending.length

  const remove = () => {
    setRemoving(null)
    void form.submit({ intent: 'remove', id: String(removing) }, { method: 'post', action: photoFormAction })
    grid.current?.focus()
  }
  const choose = (files: File[]) => {
    if (files.length > free) toast.warning(photosText.tooMany)
    add(files.slice(0, free))
  }
  const cropAnew = async (photo: ProfilePhoto) => {
    const file = await storedPicture(photo.file.formats.large.url, `photo-${photo.id}`)
    if (file === null) toast.error(photosText.notFetched)
    else add([file], photo.id)
  }
  const tile = (photo: ProfilePhoto, index: number) => {
    const renewed = sent.find((picture) => picture.target === photo.id && picture.problem === null)
    return (
      <PhotoTile
        photo={photo}
        position={index + 1}
        total={shown.length}
        onMove={(by) => {
          follow(`photo-${photo.id}`)
          order.move(photo.id, by)
        }}
        onMain={() => order.makeMain(photo.id)}
        onCrop={() => void cropAnew(photo)}
        onRemove={() => setRemoving(photo.id)}
        veil={renewed === undefined ? null : <UploadVeil picture={renewed} />}
      />
    )
  }

  return (
    <>
      <fieldset ref={grid} className={stepStyles.grid} aria-label={photosText.grid} tabIndex={-1}>
        <PhotoGrid shown={shown} onPlace={order.place} tile={tile} />
        {sending.map((picture, index) => (
          <UploadTile
            key={picture.key}
            picture={picture}
            first={shown.length + index === 0}
            onCancel={() => cancel(picture.key)}
          />
        ))}
        {free > 0 ? <FreeSlots free={free} first={shown.length + sending.length === 0} onChoose={choose} /> : null}
        <span className={`${styles.slot} ${styles.label} display`} aria-hidden="true">
          {photosText.atMost[0]}
          <br />
          {photosText.atMost[1]}
        </span>
      </fieldset>
      <PhotosWaiting photos={shown} />
      <div className={`small soft ${styles.help}`}>
        <p>{photosText.limitsHelp}</p>
        {detailed ? <p>{photosText.hiddenData}</p> : null}
      </div>
      <div className={styles.uploadProblems}>
        {sent.map((picture) => (
          <UploadProblem
            key={picture.key}
            picture={picture}
            onRetry={() => retry(picture.key)}
            onForget={() => cancel(picture.key)}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {photosText.count(shown.length)}
      </p>
      <LiveRegion>{order.said}</LiveRegion>
      {detailed ? <PhotoDetails order={order} onFollow={follow} onCrop={(photo) => void cropAnew(photo)} /> : null}
      <Confirm
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={photosText.removeTitle}
        text={photosText.removeText}
        confirmLabel={photosText.removeConfirm}
        cancelLabel={photosText.removeCancel}
        onConfirm={remove}
      />
      {crop.step}
      <LeaveQuestion sent={sent} />
    </>
  )
}
