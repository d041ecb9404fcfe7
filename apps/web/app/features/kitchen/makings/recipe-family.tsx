import type { RecipeFamily, RecipeLink } from '@consoeurs/contract'
import { useState } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import { shareHref } from '../../publishing/shares/public.ts'
import styles from './makings.module.css'
import { makingsText as text } from './makings.text.ts'

/** « Variante de … », above the recipe. */
export function VariantOf({ original }: Pick<RecipeFamily, 'original'>) {
  if (original === null) return null
  return (
    <p className={styles.variantOf} data-hook="variant-of">
      <span>{text.variantOf}</span>{' '}
      <Link to={shareHref(original)} prefetch="intent">
        {original.title}
      </Link>
      <span>, {text.by(original.author.displayName)}</span>
    </p>
  )
}

function Variant({ recipe }: { recipe: RecipeLink }) {
  return (
    <li>
      <Link to={shareHref(recipe)} className={styles.variant} prefetch="intent">
        {recipe.image === null ? (
          <span className={styles.noPicture}>
            <Icon of="chef-hat" />
          </span>
        ) : (
          <Picture picture={pictureOf(recipe.image)} ratio={1} sizes="56px" className={styles.thumbnail} />
        )}
        <span className="grow">
          <b>{recipe.title}</b>
          <span className="meta block">{text.by(recipe.author.displayName)}</span>
        </span>
        <Icon of="chevron-right" size="s" />
      </Link>
    </li>
  )
}

/** At first. */
const FEW = 3

/** « 3 variantes », below the recipe. */
export function Variants({ variants }: Pick<RecipeFamily, 'variants'>) {
  const [all, setAll] = useState(false)
  if (variants.length === 0) return null
  const shown = all ? variants : variants.slice(0, FEW)
  return (
    <section className={styles.section} aria-label={text.variants(variants.length)} data-hook="variants">
      <h2 className="display heading-3">{text.variants(variants.length)}</h2>
      <ul className={styles.variants}>
        {shown.map((recipe) => (
          <Variant key={recipe.id} recipe={recipe} />
        ))}
      </ul>
      {shown.length === variants.length ? null : (
        <Button look="quiet" size="sm" onClick={() => setAll(true)}>
          {text.allVariants(variants.length)}
        </Button>
      )}
    </section>
  )
}
