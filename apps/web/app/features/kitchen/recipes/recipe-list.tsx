import type { Page, RecipeHit, TableHit } from '@consoeurs/contract'
import { type ReactNode, useCallback, useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { Icon } from '../../../ui/icon.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { useShareList } from '../../publishing/shares/public.ts'
import { RecipeCard } from './recipe-card.tsx'
import { type RecipeListQuery, recipesApi, type TableAsked, writeQuery } from './recipes.api.ts'
import styles from './recipes.module.css'
import { recipesText as text } from './recipes.text.ts'

interface CardsProps<Hit extends RecipeHit> {
  name: 'recipes' | 'recipe-table'
  /** Must be stable, as `load`. */
  query: object
  first: Page<Hit>
  load: (cursor: string | undefined) => Promise<Page<Hit>>
  /** Address of the next page without scripts. */
  nextHref: (cursor: string) => string
  note?: (recipe: Hit) => ReactNode
}

interface RecipeCardsProps<Hit extends RecipeHit> {
  recipes: readonly Hit[]
  note?: ((recipe: Hit) => ReactNode) | undefined
}

export function RecipeCards<Hit extends RecipeHit>({ recipes, note }: RecipeCardsProps<Hit>) {
  return (
    <ul className={styles.cards}>
      {recipes.map((recipe, at) => (
        <li key={recipe.id}>
          <RecipeCard recipe={recipe} priority={at < 2} note={note?.(recipe)} />
        </li>
      ))}
    </ul>
  )
}

/** One list item of all cards, so that the grid runs through its pages. */
function Cards<Hit extends RecipeHit>({ name, query, first, load, nextHref, note }: CardsProps<Hit>) {
  const { items, more, hasMore, loading, error } = useShareList(name, { query, first, load })
  return (
    <section aria-label={text.listLabel}>
      <InfiniteList
        items={[items]}
        keyOf={() => 'recipes'}
        hasMore={hasMore}
        loading={loading}
        onMore={more}
        error={error instanceof ApiFailure ? error.message : null}
        nextHref={first.cursor === null ? undefined : nextHref(first.cursor)}
      >
        {(all) => <RecipeCards recipes={all} note={note} />}
      </InfiniteList>
    </section>
  )
}

interface RecipeListProps {
  first: Page<RecipeHit>
  query: RecipeListQuery
  nextHref: (cursor: string) => string
}

export function RecipeList({ first, query, nextHref }: RecipeListProps) {
  const asked = JSON.stringify(writeQuery(query))
  const key = useMemo(() => ({ asked }), [asked])
  const load = useCallback((cursor: string | undefined) => recipesApi(api).list(JSON.parse(asked), { cursor }), [asked])
  return <Cards name="recipes" query={key} {...{ first, load, nextHref }} />
}

function Missing({ names }: { names: readonly string[] }) {
  if (names.length === 0)
    return (
      <span className={styles.whole}>
        <Icon of="check" size="s" />
        <span>{text.table.nothingMissing}</span>
      </span>
    )
  return <span className={styles.missing}>{text.table.missing(names)}</span>
}

interface TableListProps {
  first: Page<TableHit>
  asked: TableAsked
  nextHref: (cursor: string) => string
}

export function TableList({ first, asked, nextHref }: TableListProps) {
  const content = JSON.stringify(asked)
  const key = useMemo(() => ({ asked: content }), [content])
  const load = useCallback(
    (cursor: string | undefined) => recipesApi(api).table(JSON.parse(content), { cursor }),
    [content],
  )
  return (
    <Cards
      name="recipe-table"
      query={key}
      {...{ first, load, nextHref }}
      note={({ missing }) => <Missing names={missing} />}
    />
  )
}
