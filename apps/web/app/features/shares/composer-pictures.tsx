import { limits } from '@consoeurs/contract'
import { useId } from 'react'
import { composerText } from '../../text/composer.ts'
import { filesText } from '../../text/files.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOnline } from '../../ui/offline-banner.tsx'
import { Progress } from '../../ui/progress.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { pictureTypes, useChosenFiles } from '../../ui/use-chosen-files.ts'
import { type SentPicture, sentWords } from '../files/public.ts'
import type { DraftImage } from './draft.ts'
import { type DraftImages, movedImage } from './use-draft-images.ts'

interface ArrivedProps {
  image: DraftImage
  index: number
  count: number
  edit: DraftImages['edit']
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
            icon="chevron-left"
            label={composerText.earlier(position)}
            disabled={index === 0}
            onClick={() => edit((images) => movedImage(images, index, -1))}
          />
          <IconButton
            icon="chevron-right"
            label={composerText.later(position)}
            disabled={index === count - 1}
            onClick={() => edit((images) => movedImage(images, index, 1))}
          />
          <IconButton
            icon="trash-2"
            label={composerText.removePicture(position)}
            onClick={() => edit((images) => images.filter((_, at) => at !== index))}
          />
        </div>
      </div>
    </li>
  )
}

interface OnItsWayProps extends Pick<DraftImages, 'retry' | 'cancel'> {
  picture: SentPicture
}

function OnItsWay({ picture, retry, cancel }: OnItsWayProps) {
  const { key, name, preview, percent, problem } = picture
  const words = sentWords(picture, useOnline())
  return (
    <li className="cp-picture cp-sent" role={problem === null ? undefined : 'alert'}>
      {/* A HEIC can be shown once it is converted: another address, another try. */}
      <img key={preview} src={preview} alt="" width={96} height={96} />
      <div className="grow stack tight">
        <span className="small trunc">{name}</span>
        {problem === null ? (
          <>
            <Progress value={percent} label={composerText.pictureProgress(name)} />
            <span className="meta">{words}</span>
          </>
        ) : (
          <p className="err">{problem.message}</p>
        )}
        <div className="row">
          {problem?.mayRetry ? (
            <Button look="quiet" size="sm" onClick={() => retry(key)}>
              {composerText.retryPicture}
            </Button>
          ) : null}
          <Button look="ghost" size="sm" aria-label={filesText.cancel(name)} onClick={() => cancel(key)}>
            {problem === null || problem.mayRetry ? composerText.cancel : filesText.giveUp}
          </Button>
        </div>
      </div>
    </li>
  )
}

interface ComposerPicturesProps extends DraftImages {
  images: DraftImage[]
  error?: string
}

/** Up to six pictures: each with its words, its place, its way out. */
export function ComposerPictures({ images, sent, free, add, retry, cancel, edit, error }: ComposerPicturesProps) {
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
            <OnItsWay key={picture.key} {...{ picture, retry, cancel }} />
          ))}
        </ul>
      )}
      {free > 0 ? (
        <label className="btn quiet sm cp-add">
          <Icon of="image-plus" />
          {composerText.addPictures}
          <input type="file" className="sr" accept={pictureTypes} multiple {...chosen} />
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
