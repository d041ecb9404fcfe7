import type { ShareKind } from '@consoeurs/brand'
import { LeaveQuestion } from '../files/public.ts'
import { CoverField, HeadingField, OutingFields, WordsField } from './composer-fields.tsx'
import { ComposerPictures } from './composer-pictures.tsx'
import { ComposerRecipe } from './composer-recipe.tsx'
import type { Draft, DraftErrors } from './draft.ts'
import type { DraftImages } from './use-draft-images.ts'

interface ShareFieldsProps {
  kind: ShareKind
  draft: Draft
  errors: DraftErrors
  pictures: DraftImages
  onChange: (change: Partial<Draft>) => void
}

/** What a share of this kind says: asked alike before it is published and when it is changed. */
export function ShareFields({ kind, draft, errors, pictures, onChange }: ShareFieldsProps) {
  const fields = { draft, errors, onChange }
  return (
    <>
      <HeadingField form={kind.form} {...fields} />
      {kind.form === 'outing' ? <OutingFields {...fields} /> : null}
      <WordsField kind={kind} {...fields} />
      {kind.form === 'recipe' ? (
        <ComposerRecipe
          recipe={draft.recipe}
          errors={errors}
          onChange={(part) => onChange({ recipe: { ...draft.recipe, ...part } })}
        />
      ) : null}
      <ComposerPictures images={draft.images} error={errors.images} {...pictures} />
      <LeaveQuestion sent={pictures.sent} />
      <CoverField {...fields} />
    </>
  )
}
