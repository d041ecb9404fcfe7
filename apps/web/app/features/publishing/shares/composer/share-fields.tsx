import type { ShareKind } from '@consoeurs/brand'
import type { ReactNode } from 'react'
import { LeaveQuestion } from '../../../foundation/files/public.ts'
import { CoverReason, HeadingField, WordsField } from './composer-fields.tsx'
import type { Draft, DraftErrors } from './draft.ts'
import { OutingFields } from './outing/outing-fields.tsx'
import { PictureStrip } from './pictures/picture-strip.tsx'
import type { DraftImages } from './pictures/use-draft-images.ts'
import { ComposerRecipe } from './recipe/composer-recipe.tsx'
import { ImportLink } from './recipe/import-link.tsx'
import { VariantNote } from './recipe/variant-note.tsx'

interface ShareFieldsProps {
  kind: ShareKind
  draft: Draft
  errors: DraftErrors
  pictures: DraftImages
  onChange: (change: Partial<Draft>) => void
  /** Only for a new share: a poll does not change. */
  poll?: ReactNode
  /** An existing share keeps its kind of date. */
  editing?: boolean
}

/** Used by the composer and the editor. */
export function ShareFields({ kind, draft, errors, pictures, onChange, poll, editing = false }: ShareFieldsProps) {
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
      {kind.form === 'recipe' ? <VariantNote draft={draft} onChange={onChange} /> : null}
      {kind.form === 'recipe' && !editing ? <ImportLink /> : null}
      {strip}
      <HeadingField form={kind.form} {...fields} />
      {kind.form === 'outing' ? <OutingFields {...fields} editing={editing} /> : null}
      {words}
      {kind.form === 'recipe' ? (
        <ComposerRecipe
          recipe={draft.recipe}
          images={draft.images}
          errors={errors}
          onChange={(part) => onChange({ recipe: { ...draft.recipe, ...part } })}
        />
      ) : null}
      <CoverReason {...fields} />
      <LeaveQuestion sent={pictures.sent} />
    </>
  )
}
