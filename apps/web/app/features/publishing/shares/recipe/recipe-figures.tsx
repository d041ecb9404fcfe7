import { limits, type Recipe, type RecipeYield, seasonNamed, yieldOf } from '@consoeurs/contract'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { Link } from '../../../../navigation/link.tsx'
import shareFormsStyles from '../../../../styles/shared/share-forms.module.css'
import { formatExact } from '../../../../text/counts.ts'
import { sharesText } from '../../../../text/shares.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { SeasonMark } from '../season-mark.tsx'
import { totalTime } from './durations.ts'
import styles from './recipe.module.css'
import { recipeText as text } from './recipe.text.ts'

interface RecipeFiguresProps {
  recipe: Recipe
  /** Chosen, of what the yield counts. */
  amount: number
  /** Missing where the amount cannot be chosen. */
  onAmount?: (amount: number) => void
}

/** One more or less; grams and millilitres change by half a recipe. */
function stepOf({ amount, unit }: RecipeYield): number {
  return unit === 'gram' || unit === 'millilitre' ? Math.max(1, Math.round(amount / 2)) : 1
}

const mostOf = ({ unit }: RecipeYield) => (unit === 'serving' ? limits.recipe.servings : limits.recipe.yield)

function Amount({ recipe, amount, onAmount }: RecipeFiguresProps) {
  const number = <b className="display tabular-numbers">{formatExact(amount)}</b>
  if (onAmount === undefined) return number
  const made = yieldOf(recipe)
  const step = stepOf(made)
  return (
    <fieldset className={styles.servings} aria-label={text.amountLabel(made.unit)}>
      <button
        type="button"
        aria-label={text.fewer(made.unit)}
        disabled={amount - step < 1}
        onClick={() => onAmount(amount - step)}
      >
        <Icon of="minus" size="s" />
      </button>
      <span role="status">{number}</span>
      <button
        type="button"
        aria-label={text.more(made.unit)}
        disabled={amount + step > mostOf(made)}
        onClick={() => onAmount(amount + step)}
      >
        <Icon of="plus" size="s" />
      </button>
    </fieldset>
  )
}

/** « 20 min, puis 14 jours d’attente »; « 50 min en tout » where the wait is short. */
function Time({ recipe }: Pick<RecipeFiguresProps, 'recipe'>) {
  const { minutes, wait } = totalTime(recipe)
  const short = minutes === recipe.minutes ? sharesText.recipe.preparation : text.inAll
  return (
    <div>
      <b className="display">{sharesText.recipe.minutes(minutes)}</b>
      {wait === 0 ? (
        <span className="meta">{short}</span>
      ) : (
        <span className={`meta ${shareFormsStyles.wait}`}>{text.thenWait(wait)}</span>
      )}
    </div>
  )
}

/** On its own page it leads to the other recipes of the season. */
function Season({ of, linked }: { of: string; linked: boolean }) {
  const { kitchen } = useBrand().features
  const slug = seasonNamed(of)
  const name = <b className="display">{of}</b>
  return kitchen && linked && slug !== null ? <Link to={`/recettes/saison/${slug}`}>{name}</Link> : name
}

export function RecipeFigures({ recipe, amount, onAmount }: RecipeFiguresProps) {
  return (
    <div className={shareFormsStyles.facts} data-hook="facts">
      <Time recipe={recipe} />
      <div>
        <Amount recipe={recipe} amount={amount} onAmount={onAmount} />
        <span className="meta">{text.yield(amount, yieldOf(recipe).unit)}</span>
      </div>
      {recipe.season === '' ? null : (
        <div className={shareFormsStyles.factSeason}>
          <SeasonMark season={recipe.season} />
          <span>
            <Season of={recipe.season} linked={onAmount !== undefined} />
            <span className="meta">{sharesText.recipe.season}</span>
          </span>
        </div>
      )}
    </div>
  )
}
