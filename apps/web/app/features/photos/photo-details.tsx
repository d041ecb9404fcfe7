import { limits, type ProfilePhoto } from '@consoeurs/contract'
import { ArrowDown, ArrowUp, Star } from 'lucide-react'
import { photosText } from '../../text/photos.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Unscripted } from '../../ui/unscripted.tsx'
import { asShown } from './photo-order.ts'
import { UnscriptedReturn } from './unscripted-return.tsx'
import { photoFormAction, usePhotoForm } from './use-photo-form.ts'

/** Each photo with its place, its description and who sees it: everything by buttons, so by keyboard too. */
export function PhotoDetails({ photos }: { photos: ProfilePhoto[] }) {
  const shown = asShown(photos)
  return (
    <ol className="photo-details">
      {shown.map((photo, index) => (
        <li key={photo.id}>
          <PhotoDetail photo={photo} position={index + 1} last={index === shown.length - 1} />
        </li>
      ))}
    </ol>
  )
}

interface PhotoDetailProps {
  photo: ProfilePhoto
  position: number
  last: boolean
}

function PhotoDetail({ photo, position, last }: PhotoDetailProps) {
  const { file } = photo
  return (
    <article className="photo-detail" aria-label={photosText.photo(position)}>
      <img src={file.formats.small.url} alt={file.alt || photosText.photo(position)} />
      <div className="stack tight">
        <PlaceButtons photo={photo} position={position} last={last} />
        <DescriptionForm photo={photo} />
        <AudienceForm photo={photo} />
      </div>
    </article>
  )
}

function PlaceButtons({ photo, position, last }: PhotoDetailProps) {
  const form = usePhotoForm()
  const busy = form.state !== 'idle'
  return (
    <form.Form method="post" action={photoFormAction} className="photo-place">
      <input type="hidden" name="id" value={photo.id} />
      <UnscriptedReturn />
      {position === 1 ? (
        <span className="tag">
          <Icon of={Star} size="s" />
          {photosText.main}
        </span>
      ) : (
        <Button type="submit" look="quiet" size="sm" icon={Star} name="intent" value="main" busy={busy}>
          {photosText.makeMain}
        </Button>
      )}
      <span className="photo-moves">
        <button
          type="submit"
          name="intent"
          value="earlier"
          className="ib tint"
          disabled={position === 1}
          aria-label={photosText.earlier(position)}
        >
          <Icon of={ArrowUp} />
        </button>
        <button
          type="submit"
          name="intent"
          value="later"
          className="ib tint"
          disabled={last}
          aria-label={photosText.later(position)}
        >
          <Icon of={ArrowDown} />
        </button>
      </span>
    </form.Form>
  )
}

function DescriptionForm({ photo }: { photo: ProfilePhoto }) {
  const form = usePhotoForm()
  const saved = form.state === 'idle' && form.data !== undefined && form.data.problem === null
  return (
    <form.Form method="post" action={photoFormAction} className="photo-describe">
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
