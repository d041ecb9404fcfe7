import { limits } from '@consoeurs/contract'
import { useRef } from 'react'
import { useBrand } from '../../brand/brand-context.tsx'
import { photosText } from '../../text/photos.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { PhotosEditor } from '../photos/public.ts'
import { problemOf, type StepPageProps } from './step-form.ts'
import { StepFrame } from './step-frame.tsx'

/** Her photos saved themselves as they came; the form holds the description of the main one. */
export function PhotoStep({ profile, answer }: StepPageProps) {
  const { text } = useBrand()
  const form = useRef<HTMLFormElement>(null)
  const main = profile.photos.find((photo) => photo.main)
  return (
    <StepFrame
      slug="photo"
      title={text.photosTitle}
      lead={photosText.lead}
      problem={problemOf(answer)}
      form={form}
      aside={<PhotoTips />}
      before={<PhotosEditor photos={profile.photos} />}
    >
      {main === undefined ? null : (
        <>
          <input type="hidden" name="id" value={main.id} />
          <Field label={photosText.describeMain} optional help={photosText.descriptionHelp}>
            <TextInput
              key={main.id}
              name="description"
              defaultValue={main.file.alt}
              maxLength={limits.photoDescription}
            />
          </Field>
        </>
      )}
    </StepFrame>
  )
}

function PhotoTips() {
  const { text } = useBrand()
  return (
    <aside className="ob-tip note" aria-labelledby="conseils">
      <h2 className="d h4" id="conseils">
        {photosText.tipsTitle}
      </h2>
      <ol className="stack">
        {text.photoTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
      <p className="small">{photosText.hiddenData}</p>
    </aside>
  )
}
