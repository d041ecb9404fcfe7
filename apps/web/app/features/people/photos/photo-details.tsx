import { limits, type ProfilePhoto } from '@consoeurs/contract'
import type { MouseEvent } from 'react'
import styles from '../../../styles/shared/photo-editor.module.css'
import { photosText } from '../../../text/photos.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import { UnscriptedReturn } from './unscripted-return.tsx'
import { photoFormAction, usePhotoForm } from './use-photo-form.ts'
import type { PhotoOrder } from './use-photo-order.ts'

interface PhotoDetailsProps {
  order: PhotoOrder
  /** The element to focus after the photos have moved. */
  onFollow: (elementId: string) => void
  onCrop: (photo: ProfilePhoto) => void
}

/** Everything works by buttons, so by keyboard too. */
export function PhotoDetails({ order, onFollow, onCrop }: PhotoDetailsProps) {
  const { shown } = order
  return (
    <ol className={styles.details}>
      {shown.map((photo, index) => (
        <li key={photo.id}>
          <article className={styles.detail} aria-label={photosText.photo(index + 1)}>
            <img src={photo.file.formats.small.url} alt={photo.file.alt || photosText.photo(index + 1)} />
            <div className="stack tight">
              <PlaceButtons
                photo={photo}
                position={index + 1}
                last={index === shown.length - 1}
                order={order}
                onFollow={onFollow}
                onCrop={() => onCrop(photo)}
              />
              <DescriptionForm photo={photo} />
              <AudienceForm photo={photo} />
            </div>
          </article>
        </li>
      ))}
    </ol>
  )
}

interface PlaceButtonsProps {
  photo: ProfilePhoto
  position: number
  last: boolean
  order: PhotoOrder
  onFollow: PhotoDetailsProps['onFollow']
  onCrop: () => void
}

/** A plain form without scripts; with them, optimistic. */
function PlaceButtons({ photo, position, last, order, onFollow, onCrop }: PlaceButtonsProps) {
  const act = (event: MouseEvent<HTMLButtonElement>, move: () => void) => {
    event.preventDefault()
    if (event.currentTarget.id !== '') onFollow(event.currentTarget.id)
    move()
  }
  return (
    <form method="post" action={photoFormAction} className={styles.photoPlace}>
      <input type="hidden" name="id" value={photo.id} />
      <UnscriptedReturn />
      {position === 1 ? (
        <span className="tag">
          <Icon of="star" size="s" />
          {photosText.main}
        </span>
      ) : (
        <Button
          type="submit"
          look="quiet"
          size="sm"
          icon="star"
          name="intent"
          value="main"
          onClick={(event) => act(event, () => order.makeMain(photo.id))}
        >
          {photosText.makeMain}
        </Button>
      )}
      <span className={styles.moves}>
        <button type="button" className="icon-button tint" aria-label={photosText.cropOne(position)} onClick={onCrop}>
          <Icon of="crop" />
        </button>
        <button
          type="submit"
          name="intent"
          value="earlier"
          id={`earlier-${photo.id}`}
          className="icon-button tint"
          disabled={position === 1}
          aria-label={photosText.earlier(position)}
          onClick={(event) => act(event, () => order.move(photo.id, -1))}
        >
          <Icon of="arrow-up" />
        </button>
        <button
          type="submit"
          name="intent"
          value="later"
          id={`later-${photo.id}`}
          className="icon-button tint"
          disabled={last}
          aria-label={photosText.later(position)}
          onClick={(event) => act(event, () => order.move(photo.id, 1))}
        >
          <Icon of="arrow-down" />
        </button>
      </span>
    </form>
  )
}

function DescriptionForm({ photo }: { photo: ProfilePhoto }) {
  const form = usePhotoForm()
  const saved = form.state === 'idle' && form.data !== undefined && form.data.problem === null
  return (
    <form.Form method="post" action={photoFormAction} className={styles.describe}>
      <input type="hidden" name="id" value={photo.id} />
      <UnscriptedReturn />
      <Field label={photosText.description} optional help={saved ? photosText.saved : photosText.descriptionHelp}>
        <TextInput name="description" defaultValue={photo.file.alt} maxLength={limits.photoDescription} />
      </Field>
      <Button type="submit" look="line" size="sm" name="intent" value="describe" busy={form.state !== 'idle'}>
        {photosText.saveDescription}
      </Button>
    </form.Form>
  )
}

const audiences = [
  { value: 'everyone', label: photosText.audiences.everyone },
  { value: 'accepted', label: photosText.audiences.accepted },
]

function AudienceForm({ photo }: { photo: ProfilePhoto }) {
  const form = usePhotoForm()
  const wanted = form.formData?.get('visibility')
  const value = typeof wanted === 'string' ? wanted : photo.visibility
  const choose = (visibility: string) => {
    void form.submit(
      { intent: 'audience', id: String(photo.id), visibility },
      { method: 'post', action: photoFormAction },
    )
  }
  return (
    <form.Form method="post" action={photoFormAction}>
      <input type="hidden" name="id" value={photo.id} />
      <UnscriptedReturn />
      <RadioCards
        legend={photosText.audience}
        name="visibility"
        layout="chips"
        options={audiences}
        value={value}
        onChange={choose}
      />
      <Unscripted>
        <Button type="submit" look="line" size="sm" name="intent" value="audience">
          {photosText.send}
        </Button>
      </Unscripted>
    </form.Form>
  )
}
