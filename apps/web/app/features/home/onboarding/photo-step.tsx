import { limits } from '@consoeurs/contract'
import { useRef } from 'react'
import { useBrand } from '../../../brand/brand-context.tsx'
import { photosText } from '../../../text/photos.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { PhotosEditor } from '../../people/photos/public.ts'
import { onboardingText } from './onboarding.text.ts'
import { problemOf, type StepPageProps } from './step-form.ts'
import { StepFrame } from './step-frame.tsx'

/** Photos are saved as they are uploaded; the form holds only the main photo's description. */
export function PhotoStep({ profile, answer }: StepPageProps) {
  const { text } = useBrand()
  const form = useRef<HTMLFormElement>(null)
  const main = profile.photos.find((photo) => photo.main) ?? profile.photos.at(0)
  const { lead, keep } = onboardingText.steps.photo
  return (
    <StepFrame
      slug="photo"
      title={text.photosTitle}
      lead={lead}
      problem={problemOf(answer)}
      form={form}
      action={main === undefined ? undefined : keep}
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
