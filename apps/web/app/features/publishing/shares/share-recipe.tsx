import { limits, type Recipe } from '@consoeurs/contract'
import { useState } from 'react'
import styles from '../../../styles/shared/share.module.css'
import shareFormsStyles from '../../../styles/shared/share-forms.module.css'
import { sharesText } from '../../../text/shares.ts'
import { uiText } from '../../../text/ui.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { SeasonMark } from './season-mark.tsx'

const words = sharesText.recipe

type Dish = Pick<Recipe, 'servings' | 'ingredients'>

/** The scaling code is loaded with the first change. */
function useServings(recipe: Recipe): { dish: Dish; serve: (servings: number) => void } {
  const [wanted, setWanted] = useState<{ of: Recipe; dish: Dish } | null>(null)
  const serve = async (servings: number) => {
    const scale = await import('./scale-recipe.ts').catch(() => null)
    if (scale === null) return toast.error(uiText.partMissing)
    setWanted({ of: recipe, dish: { servings, ingredients: scale.scaleIngredients(recipe, servings) } })
  }
  // Reset after the recipe was edited.
  return { dish: wanted?.of === recipe ? wanted.dish : recipe, serve: (servings) => void serve(servings) }
}

interface FactsProps {
  recipe: Recipe
  servings: number
  /** Missing where servings cannot be chosen. */
  onServe?: (servings: number) => void
}

function Servings({ servings, onServe }: Omit<FactsProps, 'recipe'>) {
  const number = <b className="display tabular-numbers">{servings}</b>
  if (onServe === undefined) return number
  return (
    <fieldset className={styles.servings} aria-label={words.servingsLabel}>
      <button type="button" aria-label={words.fewer} disabled={servings <= 1} onClick={() => onServe(servings - 1)}>
        <Icon of="minus" size="s" />
      </button>
      <span role="status">{number}</span>
      <button
        type="button"
        aria-label={words.more}
        disabled={servings >= limits.recipe.servings}
        onClick={() => onServe(servings + 1)}
      >
        <Icon of="plus" size="s" />
      </button>
    </fieldset>
  )
}

function Facts({ recipe, servings, onServe }: FactsProps) {
  return (
    <div className={shareFormsStyles.facts} data-hook="facts">
      <div>
        <b className="display">{words.minutes(recipe.minutes)}</b>
        <span className="meta">{words.preparation}</span>
      </div>
      <div>
        <Servings servings={servings} onServe={onServe} />
        <span className="meta">{words.servings(servings)}</span>
      </div>
      {recipe.season === '' ? null : (
        <div className={shareFormsStyles.factSeason}>
          <SeasonMark season={recipe.season} />
          <span>
            <b className="display">{recipe.season}</b>
            <span className="meta">{words.season}</span>
          </span>
        </div>
      )}
    </div>
  )
}

function Ingredients({ ingredients }: Pick<Recipe, 'ingredients'>) {
  return (
    <ul className={shareFormsStyles.ingredients} aria-label={words.ingredients}>
      {ingredients.map(({ quantity, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a published recipe does not change order
        <li key={index}>
          <span>{name}</span> <b>{quantity}</b>
        </li>
      ))}
    </ul>
  )
}

/** In a feed: facts and ingredients only. */
function RecipeGlance({ recipe }: { recipe: Recipe }) {
  return (
    <>
      <Facts recipe={recipe} servings={recipe.servings} />
      <Ingredients ingredients={recipe.ingredients} />
    </>
  )
}

function WholeRecipe({ recipe }: { recipe: Recipe }) {
  const { dish, serve } = useServings(recipe)
  return (
    <>
      <Facts recipe={recipe} servings={dish.servings} onServe={serve} />
      <Ingredients ingredients={dish.ingredients} />
      <ol className={styles.recipeSteps} aria-label={words.steps}>
        {recipe.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a published recipe does not change order
          <li key={index}>{step}</li>
        ))}
      </ol>
      <Button look="quiet" size="sm" icon="printer" className={styles.printIt} onClick={() => print()}>
        {words.print}
      </Button>
    </>
  )
}

export function ShareRecipe({ recipe, whole }: { recipe: Recipe; whole: boolean }) {
  return whole ? <WholeRecipe recipe={recipe} /> : <RecipeGlance recipe={recipe} />
}
