import { recipePath, type SeasonRecipe } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import { ButtonLink, MoreLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import { seasonRecipesAddress } from '../addresses.ts'
import styles from './season.module.css'
import { seasonText as text } from './season.text.ts'

function RecipeCard({ recipe }: { recipe: SeasonRecipe }) {
  const { title, author, article, minutes, image, uses, whole } = recipe
  return (
    <Link to={recipePath(recipe)} prefetch="intent" className={styles.recipe} data-hook="season-recipe">
      {image === null ? (
        <span className={styles.noPicture} aria-hidden="true">
          <span className="display">{uses[0] ?? title}</span>
        </span>
      ) : (
        <Picture picture={{ ...pictureOf(image), alt: '' }} sizes="260px" ratio={4 / 3} />
      )}
      <span className={styles.recipeWords}>
        <b className="display">{title}</b>
        <span className="small soft">{text.uses(uses)}</span>
        <span className="meta">
          {[author ?? text.inArticle(article?.title ?? ''), text.minutes(minutes), whole ? text.whole : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </Link>
  )
}

export function SeasonRecipes({ month, recipes }: { month: number; recipes: SeasonRecipe[] }) {
  const kind = useBrand().shareKinds.find(({ form }) => form === 'recipe')?.kind
  return (
    <section className={styles.recipes} aria-labelledby="recettes">
      <h2 id="recettes" className="display heading-2 gutter">
        {text.recipes(month)}
      </h2>
      {recipes.length === 0 ? (
        <div className={`gutter ${styles.none}`}>
          <p className="soft">{text.noRecipes}</p>
          <ButtonLink to={`/shares?publier=${kind ?? '1'}`} look="line" size="sm">
            {text.writeRecipe}
          </ButtonLink>
        </div>
      ) : (
        <>
          <ul className={styles.strip}>
            {recipes.map((recipe) => (
              <li key={recipe.id}>
                <RecipeCard recipe={recipe} />
              </li>
            ))}
          </ul>
          <p className="gutter">
            <MoreLink to={seasonRecipesAddress(month)}>{text.allRecipes(month)}</MoreLink>
          </p>
        </>
      )}
    </section>
  )
}
