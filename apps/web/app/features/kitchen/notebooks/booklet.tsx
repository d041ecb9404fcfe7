import { type FileView, type Recipe, untitledRecipe, yieldOf } from '@consoeurs/contract'
import { sharesText } from '../../../text/shares.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import { recipeText } from '../../publishing/shares/public.ts'
import styles from './booklet.module.css'
import type { BookletRecipes } from './notebooks.api.ts'
import { notebooksText } from './notebooks.text.ts'

const text = notebooksText.print

interface BookletProps extends BookletRecipes {
  name: string
  /** Whose notebook it is. */
  collector: string
}

interface BookletRecipe {
  id: number
  title: string
  source: string
  recipe: Recipe
  picture: FileView | null
  body: string
}

function recipesOf({ shares, articleRecipes }: BookletRecipes): BookletRecipe[] {
  const shared = shares.flatMap((share) => {
    const { id, title, author, recipe, images, body } = share
    if (recipe === null) return []
    const source = text.from(author.displayName)
    return [{ id, title: title || untitledRecipe(share), source, recipe, picture: images[0] ?? null, body }]
  })
  const inArticles = articleRecipes.map(({ id, title, article, recipe, picture }) => ({
    ...{ id, title, recipe, picture, body: '' },
    source: text.fromArticle(article.title),
  }))
  return [...shared, ...inArticles].toSorted((one, other) => one.title.localeCompare(other.title, 'fr'))
}

function RecipePage({ id, title, source, recipe, picture, body }: BookletRecipe) {
  const { amount, unit } = yieldOf(recipe)
  return (
    <article className={styles.page} id={`recette-${id}`} data-hook="booklet-recipe">
      <h2 className="display heading-2">{title}</h2>
      <p className="meta">
        {[source, sharesText.recipe.minutes(recipe.minutes), recipeText.yields(amount, unit)].join(' · ')}
      </p>
      {picture === null ? null : (
        <div className={styles.picture}>
          <Picture picture={pictureOf(picture)} sizes="640px" ratio={2.4} />
        </div>
      )}
      {body === '' ? null : <p className={styles.words}>{body}</p>}
      <h3 className="display heading-4">{text.ingredients}</h3>
      <ul className={styles.ingredients}>
        {recipe.ingredients.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed recipe does not change
          <li key={at}>
            <span>{line.name}</span> <b>{line.quantity}</b>
          </li>
        ))}
      </ul>
      <h3 className="display heading-4">{text.steps}</h3>
      <ol className={styles.steps}>
        {recipe.steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed recipe does not change
          <li key={at}>{step}</li>
        ))}
      </ol>
    </article>
  )
}

/** On paper: a cover, a recipe on each page, and the index. */
export function Booklet({ name, collector, ...found }: BookletProps) {
  const recipes = recipesOf(found)
  const [cover] = recipes.flatMap(({ picture }) => picture ?? [])
  if (recipes.length === 0) return <p className="gutter soft">{text.none}</p>
  return (
    <div className={`gutter ${styles.booklet}`}>
      <div className={styles.bar}>
        <p className="soft">{text.lead}</p>
        <Button icon="printer" onClick={() => print()}>
          {text.do}
        </Button>
      </div>
      <header className={`${styles.page} ${styles.cover}`}>
        {cover === undefined ? null : (
          <div className={styles.picture}>
            <Picture picture={pictureOf(cover)} sizes="640px" ratio={1} priority />
          </div>
        )}
        <h1 className="display heading-1">{name}</h1>
        <p className="soft">{text.collected(collector)}</p>
        <p className="meta">{notebooksText.recipes(recipes.length)}</p>
      </header>
      {recipes.map((recipe) => (
        <RecipePage key={recipe.id} {...recipe} />
      ))}
      <nav className={styles.page} aria-label={text.index}>
        <h2 className="display heading-2">{text.index}</h2>
        <ol className={styles.index}>
          {recipes.map(({ id, title }, at) => (
            <li key={id}>
              <a href={`#recette-${id}`}>{title}</a> <span>{at + 1}</span>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
