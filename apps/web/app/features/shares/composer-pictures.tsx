import { limits } from '@consoeurs/contract'
import { ChevronLeft, ChevronRight, ImagePlus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { composerText } from '../../text/composer.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useChosenFiles } from '../../ui/use-chosen-files.ts'
import type { DraftImage } from './draft.ts'
import { movedImage, type SentPicture, type useDraftImages } from './use-draft-images.ts'

type Pictures = ReturnType<typeof useDraftImages>

interface ArrivedProps {
  image: DraftImage
  index: number
  count: number
  edit: Pictures['edit']
}

function Arrived({ image, index, count, edit }: ArrivedProps) {
  const position = index + 1
  return (
    <li className="cp-picture">
      <img src={image.src} alt={image.alt || composerText.pictureName(position)} width={96} height={96} />
      <div className="grow stack tight">
        <Field label={composerText.alt(position)}>
          <TextInput
            value={image.alt}
            maxLength={limits.altText}
            placeholder={composerText.altPlaceholder}
            onChange={(event) => {
              const alt = event.currentTarget.value
              edit((images) => images.map((other, at) => (at === index ? { ...other, alt } : other)))
            }}
          />
        </Field>
        <div className="cp-picture-actions">
          <IconButton
            icon={ChevronLeft}
            label={composerText.earlier(position)}
            disabled={index === 0}
            onClick={() => edit((images) => movedImage(images, index, -1))}
          />
          <IconButton
            icon={ChevronRight}
            label={composerText.later(position)}
            disabled={index === count - 1}
            onClick={() => edit((images) => movedImage(images, index, 1))}
          />
          <IconButton
            icon={Trash2}
            label={composerText.removePicture(position)}
            onClick={() => edit((images) => images.filter((_, at) => at !== index))}
          />
        </div>
      </div>
    </li>
  )
}

function OnItsWay({ picture, retry, forget }: { picture: SentPicture } & Pick<Pictures, 'retry' | 'forget'>) {
  const { name } = picture.file
  if (picture.problem !== null) {
    return (
      <li className="cp-sent" role="alert">
        <p className="err">{`${name} – ${picture.problem}`}</p>
        <div className="row">
          <Button look="quiet" size="sm" onClick={() => retry(picture)}>
            {composerText.retryPicture}
          </Button>
          <Button look="ghost" size="sm" onClick={() => forget(picture.key)}>
            {composerText.cancel}
          </Button>
        </div>
      </li>
    )
  }
  return (
    <li className="cp-sent">
      <span className="small trunc">{name}</span>
      <Progress value={picture.percent} label={composerText.pictureProgress(name)} />
    </li>
  )
}

interface ComposerPicturesProps extends Pictures {
  images: DraftImage[]
  error?: string
}

/** Up to six pictures: each with its words, its place, its way out. */
export function ComposerPictures({ images, sent, free, add, retry, forget, edit, error }: ComposerPicturesProps) {
  const id = useId()
  const chosen = useChosenFiles(add)
  const most = limits.shareImages
  return (
    <fieldset className="cp-pictures" aria-describedby={`${id}-help`}>
      <legend className="label">{composerText.pictures}</legend>
      {images.length + sent.length === 0 ? null : (
        <ul className="stack">
          {images.map((image, index) => (
            <Arrived key={image.fileId} {...{ image, index, edit }} count={images.length} />
          ))}
          {sent.map((picture) => (
            <OnItsWay key={picture.key} {...{ picture, retry, forget }} />
          ))}
        </ul>
      )}
      {free > 0 ? (
        <label className="btn quiet sm cp-add">
          <Icon of={ImagePlus} />
          {composerText.addPictures}
          <input type="file" className="sr" accept="image/jpeg,image/png,image/webp" multiple {...chosen} />
        </label>
      ) : null}
      <noscript>
        <p className="help">{composerText.unscriptedPictures}</p>
      </noscript>
      <p id={`${id}-help`} className={error ? 'err' : 'help'} role={error ? 'alert' : undefined}>
        {error ?? (free > 0 ? composerText.picturesHelp(most) : composerText.picturesFull(most))}
      </p>
    </fieldset>
  )
}
