import { limits } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { toast } from '../../../../../ui/overlays/toast.tsx'
import { composerText } from '../composer.text.ts'
import { pasteList } from './draft-ingredients.ts'
import type { DraftIngredient } from './draft-recipe.ts'
import { suggestionsId } from './ingredient-correction.tsx'
import { IngredientLine } from './ingredient-line.tsx'
import styles from './ingredient-lines.module.css'
import { ingredientLinesText as text } from './ingredient-lines.text.ts'
import { useVocabulary } from './use-vocabulary.ts'

interface IngredientLinesProps {
  ingredients: DraftIngredient[]
  onChange: (ingredients: DraftIngredient[]) => void
}

/** One line of text per ingredient, each with what was understood of it. */
export function IngredientLines({ ingredients, onChange }: IngredientLinesProps): ReactNode {
  const known = useVocabulary()
  const paste = (at: number, pasted: string): boolean => {
    const list = pasteList(ingredients, at, pasted)
    if (list === null) return false
    onChange(list.ingredients)
    if (list.cut) toast.error(text.tooMany(limits.recipe.ingredients))
    else if (list.headings.length > 0) toast.success(text.headings(list.headings))
    return true
  }
  return (
    <>
      <p className={`meta ${styles.hint}`}>{composerText.ingredientsHint}</p>
      {ingredients.map((row, at) => (
        <IngredientLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place alone
          key={at}
          row={row}
          position={at + 1}
          known={known}
          removable={ingredients.length > 1}
          onChange={(changed) => onChange(ingredients.map((other, place) => (place === at ? changed : other)))}
          onRemove={() => onChange(ingredients.filter((_row, place) => place !== at))}
          onPaste={(pasted) => paste(at, pasted)}
        />
      ))}
      {known === null ? null : (
        <datalist id={suggestionsId}>
          {known.entries.map(({ slug, singular }) => (
            <option key={slug} value={singular} />
          ))}
        </datalist>
      )}
    </>
  )
}
