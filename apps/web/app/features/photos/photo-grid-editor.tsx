import { limits, type ProfilePhoto } from '@consoeurs/contract'
import { Plus, Star, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { photosText } from '../../text/photos.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Unscripted } from '../../ui/unscripted.tsx'
import { useChosenFiles } from '../../ui/use-chosen-files.ts'
import { asShown } from './photo-order.ts'
import { UnscriptedReturn } from './unscripted-return.tsx'
import { UploadProblem, UploadTile } from './upload-tile.tsx'
import { photoFormAction, usePhotoForm } from './use-photo-form.ts'
import { useUploads } from './use-uploads.ts'

/** Up to eight photos: the first large, a cross on each, and free places that open the phone's own picker. */
export function PhotoGridEditor({ photos }: { photos: ProfilePhoto[] }) {
  const { uploads, add, retry, forget } = useUploads()
  const form = usePhotoForm()
  const [removing, setRemoving] = useState<number | null>(null)
  const grid = useRef<HTMLFieldSetElement>(null)
  const leaving = form.formData?.get('intent') === 'remove' ? Number(form.formData.get('id')) : null
  const shown = asShown(photos).filter((photo) => photo.id !== leaving)
  const sending = uploads.filter((upload) => upload.problem === null)
  const free = limits.photos - shown.length - sending.length

  const remove = () => {
    setRemoving(null)
    void form.submit({ intent: 'remove', id: String(removing) }, { method: 'post', action: photoFormAction })
    grid.current?.focus()
  }

  return (
    <>
      <fieldset ref={grid} className="ob-grid" aria-label={photosText.grid} tabIndex={-1}>
        {shown.map((photo, index) => (
          <Tile key={photo.id} photo={photo} position={index + 1} onRemove={() => setRemoving(photo.id)} />
        ))}
        {sending.map((upload, index) => (
          <UploadTile key={upload.key} upload={upload} first={shown.length + index === 0} />
        ))}
        {free > 0 ? <FreePlaces free={free} first={shown.length + sending.length === 0} onChoose={add} /> : null}
        <span className="sl lbl d" aria-hidden="true">
          {photosText.atMost[0]}
          <br />
          {photosText.atMost[1]}
        </span>
      </fieldset>
      <div className="upload-problems">
        {uploads.map((upload) => (
          <UploadProblem
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload)}
            onForget={() => forget(upload.key)}
          />
        ))}
      </div>
      <p className="sr" role="status">
        {photosText.count(shown.length)}
      </p>
      <Confirm
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={photosText.removeTitle}
        text={photosText.removeText}
        confirmLabel={photosText.removeConfirm}
        cancelLabel={photosText.removeCancel}
        onConfirm={remove}
      />
    </>
  )
}

interface TileProps {
  photo: ProfilePhoto
  position: number
  onRemove: () => void
}

function Tile({ photo, position, onRemove }: TileProps) {
  const { formats, alt } = photo.file
  const main = position === 1
  const { url } = main ? formats.medium : formats.small
  return (
    <form className={main ? 'sl first' : 'sl'} method="post" action={photoFormAction}>
      <img src={url} alt={alt || photosText.photo(position)} />
      {main ? (
        <span className="tagm">
          <Icon of={Star} size="s" />
          {photosText.main}
        </span>
      ) : null}
      <input type="hidden" name="id" value={photo.id} />
      <UnscriptedReturn />
      <button
        type="submit"
        name="intent"
        value="remove"
        className="ib"
        aria-label={photosText.remove(position)}
        onClick={(event) => {
          event.preventDefault()
          onRemove()
        }}
      >
        <Icon of={X} />
      </button>
    </form>
  )
}

interface FreePlacesProps {
  free: number
  first: boolean
  onChoose: (files: Iterable<File>) => void
}

/** One input that every free place opens; readers and the keyboard meet it once. */
function FreePlaces({ free, first, onChoose }: FreePlacesProps) {
  const id = useId()
  const chosen = useChosenFiles((files) => onChoose(files.slice(0, free)))
  return (
    <>
      <form
        className={first ? 'sl add first' : 'sl add'}
        method="post"
        action={photoFormAction}
        encType="multipart/form-data"
      >
        <UnscriptedReturn />
        <label htmlFor={id} className="add-open">
          <Icon of={Plus} size="l" />
          <span className="sr">{photosText.add}</span>
        </label>
        <input id={id} className="sr" type="file" name="file" accept="image/*" multiple {...chosen} />
        <Unscripted>
          <Button type="submit" size="sm" name="intent" value="upload">
            {photosText.send}
          </Button>
        </Unscripted>
      </form>
      {Array.from({ length: free - 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free places have no identity but their place
        <label key={index} htmlFor={id} className="sl add" aria-hidden="true">
          <Icon of={Plus} size="l" />
        </label>
      ))}
    </>
  )
}
