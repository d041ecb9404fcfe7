import { type RecipeHit, recipePath, untitledRecipe } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { sharesText } from '../../../text/shares.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import { waitText } from '../../publishing/shares/public.ts'
import styles from './recipes.module.css'
import { recipesText as text } from './recipes.text.ts'

const SHORT_WAIT = 60

/** « 20 min, puis 14 jours »; a short wait is part of the whole. */
export function timeText({ minutes, wait }: Pick<RecipeHit, 'minutes' | 'wait'>): string {
  if (wait <= SHORT_WAIT) return sharesText.recipe.minutes(minutes + wait)
  return `${sharesText.recipe.minutes(minutes)}, ${text.waits(waitText(wait))}`
}

interface RecipeCardProps {
  recipe: RecipeHit
  priority: boolean
  /** Below the title. */
  note?: ReactNode
}

export function RecipeCard({ recipe, priority, note }: RecipeCardProps) {
  const { title, picture, inSeason } = recipe
  const name = title || untitledRecipe(recipe)
  return (
    <Link className={styles.card} to={recipePath(recipe)} prefetch="intent" viewTransition data-hook="recipe-card">
      <span className={styles.frame}>
        {picture === null ? (
          <span className={styles.blank}>
            <b className="display">{name}</b>
            <Icon of="salad" />
          </span>
        ) : (
          <Picture
            picture={{ ...pictureOf(picture), alt: '' }}
            sizes="(min-width: 1100px) 230px, (min-width: 560px) 33vw, 50vw"
            ratio={1}
            priority={priority}
          />
        )}
        {inSeason ? <span className={styles.season}>{text.inSeason}</span> : null}
      </span>
      <span className={styles.words}>
        {picture === null ? null : <b className={`display ${styles.title}`}>{name}</b>}
        <span className="meta">{timeText(recipe)}</span>
        {note}
        <span className="meta truncated">{text.source(recipe)}</span>
      </span>
    </Link>
  )
}
