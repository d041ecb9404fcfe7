import { type ShareView, yieldOf } from '@consoeurs/contract'
import { sharesText } from '../../../text/shares.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import { recipeText } from '../../publishing/shares/public.ts'
import styles from './booklet.module.css'
import { notebooksText } from './notebooks.text.ts'

const text = notebooksText.print

interface BookletProps {
  name: string
  /** Whose notebook it is. */
  collector: string
  shares: ShareView[]
}

const titleOf = ({ title, author }: ShareView) => title || notebooksText.untitled(author.displayName)

function RecipePage({ share }: { share: ShareView }) {
  const { recipe, images, author, body } = share
  if (recipe === null) return null
  const [image] = images
  const { amount, unit } = yieldOf(recipe)
  return (
    <article className={styles.page} id={`recette-${share.id}`} data-hook="booklet-recipe">
      <h2 className="display heading-2">{titleOf(share)}</h2>
      <p className="meta">
        {[
          text.from(author.displayName),
          sharesText.recipe.minutes(recipe.minutes),
          recipeText.yields(amount, unit),
        ].join(' · ')}
      </p>
      {image === undefined ? null : (
        <div className={styles.picture}>
          <Picture picture={pictureOf(image)} sizes="640px" ratio={2.4} />
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
export function Booklet({ name, collector, shares }: BookletProps) {
  const sorted = shares.toSorted((one, other) => titleOf(one).localeCompare(titleOf(other), 'fr'))
  const [cover] = sorted.flatMap(({ images }) => images[0] ?? [])
  if (shares.length === 0) return <p className="gutter soft">{text.none}</p>
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
        <p className="meta">{notebooksText.recipes(shares.length)}</p>
      </header>
      {sorted.map((share) => (
        <RecipePage key={share.id} share={share} />
      ))}
      <nav className={styles.page} aria-label={text.index}>
        <h2 className="display heading-2">{text.index}</h2>
        <ol className={styles.index}>
          {sorted.map((share, at) => (
            <li key={share.id}>
              <a href={`#recette-${share.id}`}>{titleOf(share)}</a> <span>{at + 1}</span>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
