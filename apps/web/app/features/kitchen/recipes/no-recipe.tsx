import type { RecipeCounts, RecipeHit } from '@consoeurs/contract'
import { useIllustration } from '../../../brand/illustration.ts'
import { Link } from '../../../navigation/link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Chips } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { KeepRecipes } from './keep-recipes.tsx'
import { recipesHref, recipesPath } from './recipe-address.ts'
import { RecipeCards } from './recipe-list.tsx'
import type { RecipeListQuery } from './recipes.api.ts'
import styles from './recipes.module.css'
import { recipesText as text } from './recipes.text.ts'

/** Of the filter without which most recipes are left. */
export interface NearestRecipes {
  /** As in `RecipeCounts.nearest`. */
  key: string
  items: RecipeHit[]
}

interface NoRecipeProps {
  active: ActiveFilter[]
  query: RecipeListQuery
  counts: RecipeCounts
  nearest: NearestRecipes | null
}

/** Those without which something is left, the most first; else all of them. */
function removable(active: ActiveFilter[], nearest: RecipeCounts['nearest']): ActiveFilter[] {
  const total = ({ key }: ActiveFilter) => nearest[key]?.total ?? 0
  const useful = active.filter((filter) => total(filter) > 0).toSorted((one, other) => total(other) - total(one))
  return useful.length > 0 ? useful : active
}

function Removals({ active, counts }: Pick<NoRecipeProps, 'active' | 'counts'>) {
  return (
    <Chips label={text.empty.without}>
      {removable(active, counts.nearest).map(({ key, label, without }) => {
        const left = counts.nearest[key]
        const isLeft = left !== undefined && left.total > 0
        return (
          <Link
            key={key}
            className="chip brand"
            to={recipesHref(without)}
            aria-label={isLeft ? text.empty.left(label, text.found(left)) : text.remove(label)}
          >
            <span>{label}</span>
            <Icon of="x" size="s" />
            {isLeft ? <span className="tabular-numbers">{text.count(left.total, left.bounded)}</span> : null}
          </Link>
        )
      })}
    </Chips>
  )
}

function Nothing({ active, query, counts }: Omit<NoRecipeProps, 'nearest'>) {
  const picture = useIllustration('empty')
  if (active.length === 0)
    return (
      <EmptyState
        title={text.empty.none}
        text={text.empty.noneText}
        picture={picture}
        action={<ButtonLink to="/shares?publier=recette">{text.empty.publish}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={text.empty.title}
      text={text.empty.text}
      picture={picture}
      action={
        <div className={styles.alternatives}>
          <Removals active={active} counts={counts} />
          <ButtonLink to={recipesPath} look="quiet">
            {text.empty.all}
          </ButtonLink>
          <KeepRecipes query={query} active={active} place="empty" />
        </div>
      }
    />
  )
}

/** Leads to what is found without one of the filters. */
export function NoRecipe({ nearest, ...page }: NoRecipeProps) {
  const dropped = page.active.find(({ key }) => key === nearest?.key)
  return (
    <>
      <Nothing {...page} />
      {nearest === null || dropped === undefined ? null : (
        <section className={styles.nearest} aria-labelledby="plus-proches">
          <h2 id="plus-proches" className="display heading-4">
            {text.empty.nearest(dropped.label)}
          </h2>
          <RecipeCards recipes={nearest.items} />
        </section>
      )}
    </>
  )
}
