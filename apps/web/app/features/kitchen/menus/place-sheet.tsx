import { foldText, type Meal, menuLimits, type RecipeCard } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonList } from '../../../ui/states/skeleton.tsx'
import { NotebookCover, notebooksApi, recipeName } from '../notebooks/public.ts'
import { menusText as text } from './menus.text.ts'
import type { NewDish } from './use-week.ts'
import styles from './week.module.css'

export interface PlaceSheetProps {
  day: string
  meal: Meal
  open: boolean
  onOpenChange: (open: boolean) => void
  onPlace: (dish: NewDish) => void
}

const loadRecent = async (): Promise<RecipeCard[]> => (await notebooksApi(api).recent()).items

/** One field: it filters her kept recipes, and its words can be placed as they are. */
export function PlaceSheet(props: PlaceSheetProps) {
  const { day, meal, open, onOpenChange, onPlace } = props
  const { answer: recent, retry } = useLoaded(open, loadRecent)
  const [words, setWords] = useState('')
  const place = (dish: Pick<NewDish, 'shareId' | 'text'>) => {
    onOpenChange(false)
    setWords('')
    onPlace({ day, meal, ...dish })
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={text.addTitle(meal, day)}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (words.trim() !== '') place({ text: words.trim() })
        }}
      >
        <Field label={text.what}>
          <TextInput
            value={words}
            maxLength={menuLimits.text}
            placeholder={text.whatPlaceholder}
            autoComplete="off"
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </Field>
        {words.trim() === '' ? null : (
          <Button type="submit" block>
            {text.place(words.trim())}
          </Button>
        )}
      </form>
      {recent === null ? <SkeletonList count={2} picture={false} /> : null}
      {recent instanceof ApiFailure ? <ErrorState text={recent.message} onRetry={retry} /> : null}
      {Array.isArray(recent) ? (
        <Recent recipes={recent} words={words} onChoose={(shareId) => place({ shareId })} />
      ) : null}
    </Sheet>
  )
}

interface RecentProps {
  recipes: RecipeCard[]
  words: string
  onChoose: (shareId: number) => void
}

function Recent({ recipes, words, onChoose }: RecentProps) {
  const asked = foldText(words.trim())
  const found = recipes.filter((recipe) => foldText(recipeName(recipe)).includes(asked))
  if (recipes.length === 0) return <p className="soft">{text.noRecent}</p>
  if (found.length === 0) return <p className="soft">{text.noMatch}</p>
  return (
    <ul className={styles.recent} aria-label={text.recent}>
      {found.map((recipe) => (
        <li key={recipe.shareId}>
          <button type="button" onClick={() => onChoose(recipe.shareId)}>
            <NotebookCover pictures={recipe.picture === null ? [] : [recipe.picture]} />
            <span className="grow">{recipeName(recipe)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
