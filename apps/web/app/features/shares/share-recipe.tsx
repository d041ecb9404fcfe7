import type { Recipe } from '@consoeurs/contract'
import { sharesText } from '../../text/shares.ts'
import { SeasonMark } from './season-mark.tsx'

const words = sharesText.recipe

function Facts({ recipe }: { recipe: Recipe }) {
  return (
    <div className="facts">
      <div>
        <b className="d">{words.minutes(recipe.minutes)}</b>
        <span className="meta">{words.preparation}</span>
      </div>
      <div>
        <b className="d num">{recipe.servings}</b>
        <span className="meta">{words.servings(recipe.servings)}</span>
      </div>
      {recipe.season === '' ? null : (
        <div className="fact-season">
          <SeasonMark season={recipe.season} />
          <span>
            <b className="d">{recipe.season}</b>
            <span className="meta">{words.season}</span>
          </span>
        </div>
      )}
    </div>
  )
}

function Ingredients({ recipe }: { recipe: Recipe }) {
  return (
    <ul className="ingr" aria-label={words.ingredients}>
      {recipe.ingredients.map(({ quantity, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a published recipe does not change order
        <li key={index}>
          <span>{name}</span> <b>{quantity}</b>
        </li>
      ))}
    </ul>
  )
}

/** Facts, ingredients in two columns, and on its own page the steps. */
export function ShareRecipe({ recipe, whole }: { recipe: Recipe; whole: boolean }) {
  return (
    <>
      <Facts recipe={recipe} />
      <Ingredients recipe={recipe} />
      {whole ? (
        <ol className="recipe-steps" aria-label={words.steps}>
          {recipe.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a published recipe does not change order
            <li key={index}>{step}</li>
          ))}
        </ol>
      ) : null}
    </>
  )
}
