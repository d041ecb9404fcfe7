import { type FileView, type Recipe, type RecipeFacts, yieldOf } from '@consoeurs/contract'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { navigateTo } from '../../../navigation/navigate-to.ts'
import { sharesText } from '../../../text/shares.ts'
import { uiText } from '../../../text/ui.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { cookingText } from './cooking/cooking.text.ts'
import { StepTimers } from './cooking/cooking-step.tsx'
import { stepDurations, unnamedDuration } from './cooking/durations.ts'
import { TickList } from './cooking/tick-list.tsx'
import { CookingMode, isCookable, useCooking } from './cooking/use-cooking.ts'
import { useTicks } from './cooking/use-ticks.ts'
import { useKitchenParts } from './recipe/kitchen-parts.ts'
import { makingHash } from './recipe/making-hash.ts'
import styles from './recipe/recipe.module.css'
import { RecipeCare } from './recipe/recipe-care.tsx'
import { RecipeFigures } from './recipe/recipe-figures.tsx'
import { RecipeKnowledge } from './recipe/recipe-knowledge.tsx'
import { RecipeOrigin, RecipePlan, StepPicture } from './recipe/recipe-parts.tsx'
import { stepId, stepPicture } from './recipe/step-picture.ts'

const words = sharesText.recipe

interface Dish {
  /** Of what the recipe's yield counts. */
  amount: number
  ingredients: Recipe['ingredients']
}

/** The scaling code is loaded with the first change; the number follows each press at once. */
function useAmount(recipe: Recipe): { dish: Dish; choose: (amount: number) => void } {
  const made = yieldOf(recipe).amount
  // By its content: a refetch brings an equal recipe.
  const content = JSON.stringify(recipe)
  const [wanted, setWanted] = useState({ of: content, amount: made })
  const [scale, setScale] = useState<typeof import('./scale-recipe.ts') | null>(null)
  const choose = async (amount: number) => {
    setWanted({ of: content, amount })
    const loaded = scale ?? (await import('./scale-recipe.ts').catch(() => null))
    if (loaded !== null) return setScale(loaded)
    setWanted({ of: content, amount: made })
    toast.error(uiText.partMissing)
  }
  // Reset after the recipe was edited.
  const amount = wanted.of === content ? wanted.amount : made
  const ingredients = scale?.scaleIngredients(recipe, amount) ?? recipe.ingredients
  return { dish: { amount, ingredients }, choose: (chosen) => void choose(chosen) }
}

interface RecipeProps {
  shareId: number
  recipe: Recipe
  /** Of the share; steps may show one. */
  images: FileView[]
  /** Missing where the brand has no kitchen. */
  facts?: RecipeFacts | undefined
  /** The viewer may say that she made it. */
  makes: boolean
}

/** On its own page; in a feed it is `RecipeSummary`. */
export function ShareRecipe({ recipe, images, facts, shareId, makes }: RecipeProps) {
  const kitchen = useKitchenParts()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { dish, choose } = useAmount(recipe)
  const { ticked, tick } = useTicks(shareId)
  const [cooking, setCooking] = useCooking(shareId)
  const viewerId = useViewer()?.id
  const cooks = isCookable(recipe)
  return (
    <>
      <RecipeFigures recipe={recipe} amount={dish.amount} onAmount={choose} />
      <RecipePlan recipe={recipe} />
      {cooks ? (
        <Button size="lg" block icon="chef-hat" className={styles.cook} onClick={() => setCooking({ position: 0 })}>
          {cookingText.open}
        </Button>
      ) : null}
      <h3 className={`display heading-3 ${styles.recipePart}`}>{words.ingredients}</h3>
      <TickList label={words.ingredients} ingredients={dish.ingredients} ticked={ticked} onTick={tick} />
      {kitchen !== null && viewerId !== undefined ? (
        <kitchen.RecipeTools recipeId={shareId} recipe={recipe} amount={dish.amount} />
      ) : null}
      {facts === undefined ? null : <RecipeKnowledge {...facts} />}
      {facts === undefined ? null : <RecipeCare notes={facts.care} />}
      <h3 className={`display heading-3 ${styles.recipePart}`}>{words.steps}</h3>
      <ol className={styles.recipeSteps} aria-label={words.steps} data-hook="recipe-steps">
        {recipe.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a published recipe does not change order
          <li key={index} id={stepId(index)}>
            <div>
              <p data-time={unnamedDuration(recipe, index)}>{step}</p>
              {cooks ? (
                <StepTimers
                  durations={stepDurations(recipe, index)}
                  onTimer={(seconds) => setCooking({ position: index, seconds })}
                />
              ) : null}
              <StepPicture image={stepPicture(recipe, index, images)} />
            </div>
          </li>
        ))}
      </ol>
      <RecipeOrigin origin={recipe.origin} />
      <Button look="quiet" size="sm" icon="printer" className={styles.printIt} onClick={() => print()}>
        {words.print}
      </Button>
      {cooking === null ? null : (
        <CookingMode
          recipeId={shareId}
          recipe={recipe}
          images={images}
          ingredients={dish.ingredients}
          from={cooking}
          onClose={() => setCooking(null)}
          onMade={
            makes && kitchen !== null
              ? () => navigateTo(`${pathname}${makingHash}`, { by: navigate, replace: true, preventScrollReset: true })
              : undefined
          }
        />
      )}
    </>
  )
}
