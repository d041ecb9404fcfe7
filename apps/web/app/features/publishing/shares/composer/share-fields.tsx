import type { ShareKind } from '@consoeurs/brand'
import type { ReactNode } from 'react'
import { LeaveQuestion } from '../../../foundation/files/public.ts'
import { CoverReason, HeadingField, OutingFields, WordsField } from './composer-fields.tsx'
import { ComposerRecipe } from './composer-recipe.tsx'
import type { Draft, DraftErrors } from './draft.ts'
import { PictureStrip } from './pictures/picture-strip.tsx'
import type { DraftImages } from './pictures/use-draft-images.ts'

interface ShareFieldsProps {
  kind: ShareKind
  draft: Draft
  errors: DraftErrors
  pictures: DraftImages
  onChange: (change: Partial<Draft>) => void
  /** Only for a new share: a poll does not change. */
  poll?: ReactNode
}

/** Used by the composer and the editor. */
export function ShareFields({ kind, draft, errors, pictures, onChange, poll }: ShareFieldsProps) {
  const fields = { draft, errors, onChange }
  const words = <WordsField kind={kind} {...fields} />
  const strip = <PictureStrip images={draft.images} error={errors.images} {...pictures} />
  if (kind.form !== 'outing' && kind.form !== 'recipe') {
    return (
      <>
        {words}
        {strip}
        {poll}
        <CoverReason {...fields} />
        <LeaveQuestion sent={pictures.sent} />
      </>
    )
  }
  return (
    <>
      {strip}
      <HeadingField form={kind.form} {...fields} />
      {kind.form === 'outing' ? <OutingFields {...fields} /> : null}
      {words}
      {kind.form === 'recipe' ? (
        <ComposerRecipe
          recipe={draft.recipe}
          errors={errors}
          onChange={(part) => onChange({ recipe: { ...draft.recipe, ...part } })}
        />
      ) : null}
      <CoverReason {...fields} />
      <LeaveQuestion sent={pictures.sent} />
    </>
  )
}
