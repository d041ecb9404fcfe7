import { type Recipe, yieldOf } from '@consoeurs/contract'
import { Link } from '../../../../navigation/link.tsx'
import shareFormsStyles from '../../../../styles/shared/share-forms.module.css'
import { sharesText } from '../../../../text/shares.ts'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './recipe.module.css'
import { recipeText } from './recipe.text.ts'
import { RecipeFigures } from './recipe-figures.tsx'

/** A recipe in a feed: figures and ingredients only. */
interface RecipeSummaryProps {
  recipe: Recipe
  makingCount: number
  href: string
}

export function RecipeSummary({ recipe, makingCount, href }: RecipeSummaryProps) {
  return (
    <>
      <RecipeFigures recipe={recipe} amount={yieldOf(recipe).amount} />
      {makingCount === 0 ? null : (
        <Link to={`${href}#realisations`} className={`row tight small bold ${styles.made}`} prefetch="intent">
          <Icon of="chef-hat" size="s" />
          <span>{recipeText.madeBy(makingCount)}</span>
        </Link>
      )}
      <ul
        className={shareFormsStyles.ingredients}
        aria-label={sharesText.recipe.ingredients}
        data-hook="recipe-summary"
      >
        {recipe.ingredients.map(({ quantity, name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a published recipe does not change order
          <li key={index}>
            <span>{name}</span> <b>{quantity}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
