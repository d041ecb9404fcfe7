import type { RecipeCounts, RecipeHits } from '@consoeurs/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import { ChipLink, Chips } from '../../../ui/chip.tsx'
import { SearchForm } from '../../../ui/forms/search-form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { type ActiveFilter, activeFilters } from './active-filters.ts'
import { FilterForm } from './filter-form.tsx'
import { KeepRecipes } from './keep-recipes.tsx'
import { type NearestRecipes, NoRecipe } from './no-recipe.tsx'
import { recipesHref, recipesPath, tablePath } from './recipe-address.ts'
import { RecipeList } from './recipe-list.tsx'
import { type RecipeListQuery, writeQuery } from './recipes.api.ts'
import styles from './recipes.module.css'
import { recipesText as text } from './recipes.text.ts'

export interface RecipeFinderProps {
  query: RecipeListQuery
  first: RecipeHits
  counts: RecipeCounts
  /** Where nothing was found. */
  nearest: NearestRecipes | null
  /** The filters stand in the page, for phones without scripts. */
  panel: boolean
}

function useActiveFilters({ query, first, counts }: RecipeFinderProps): ActiveFilter[] {
  const { equipment } = useBrand()
  const ingredientName = (slug: string) => counts.names[slug] ?? slug
  return activeFilters(query, { equipment, ingredientName, region: first.region, month: first.month })
}

/** Changes nothing before it is applied. */
function FilterSheet({ open, onClose, ...page }: RecipeFinderProps & { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(page.query)
  const apply = () => {
    onClose()
    void navigate(recipesHref(draft))
  }
  return (
    <Sheet open={open} onOpenChange={onClose} title={text.filters} size="lg">
      <FilterForm query={draft} counts={page.counts} place={page.first} onChange={setDraft} onSubmit={apply} />
    </Sheet>
  )
}

function FilterBar({ active, ...page }: RecipeFinderProps & { active: ActiveFilter[] }) {
  const [open, setOpen] = useState(false)
  const { query } = page
  return (
    <>
      <Chips scroll label={text.active}>
        <Link
          className={`chip selected ${styles.onlyNarrow}`}
          to={recipesHref(query, { filtres: '1' })}
          aria-label={text.filtersCount(active.length)}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          <Icon of="sliders-horizontal" size="s" />
          <span>{text.filters}</span>
          {active.length === 0 ? null : <span className="tabular-numbers">{active.length}</span>}
        </Link>
        {active.map(({ key, label, without }) => (
          <Link
            key={key}
            className="chip brand"
            to={recipesHref(without)}
            aria-label={text.remove(label)}
            preventScrollReset
          >
            <span>{label}</span>
            <Icon of="x" size="s" />
          </Link>
        ))}
        <ChipLink to={tablePath}>{text.table.action}</ChipLink>
      </Chips>
      {open ? <FilterSheet key={recipesHref(query)} {...page} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function Results({ query, first, counts, active }: RecipeFinderProps & { active: ActiveFilter[] }) {
  return (
    <>
      <div className={styles.results}>
        <div role="status">
          <h2 className="display heading-3">{text.found(counts)}</h2>
        </div>
        <Chips label={text.sort}>
          {(['newest', 'season'] as const).map((sort) => (
            <ChipLink
              key={sort}
              to={recipesHref({ ...query, sort })}
              current={(query.sort ?? 'newest') === sort}
              preventScrollReset
            >
              {text.sorts[sort]}
            </ChipLink>
          ))}
        </Chips>
      </div>
      <KeepRecipes query={query} active={active} place="list" />
      <RecipeList
        key={recipesHref(query)}
        first={first}
        query={query}
        nextHref={(cursor) => recipesHref(query, { cursor })}
      />
    </>
  )
}

/** Filters in the address: a column beside the list, or a sheet over it. */
export function RecipeFinder(page: RecipeFinderProps) {
  const { query, first, counts, nearest, panel } = page
  const navigate = useNavigate()
  const active = useActiveFilters(page)
  const change = (next: RecipeListQuery) => void navigate(recipesHref(next), { preventScrollReset: true })
  const { q = '', ...others } = query
  const form = <FilterForm query={query} counts={counts} place={first} onChange={change} />
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.bar}>
          <SearchForm action={recipesPath} q={q} label={text.search} hint={text.searchHint} button={text.searchButton}>
            {Object.entries(writeQuery(others)).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </SearchForm>
          <FilterBar {...page} active={active} />
        </div>
        {panel ? <section className={`card padded ${styles.panel}`}>{form}</section> : null}
        {first.items.length === 0 && first.cursor === null ? (
          <NoRecipe {...{ active, query, counts, nearest }} />
        ) : (
          <Results {...page} active={active} />
        )}
      </div>
      <div className={styles.side}>{form}</div>
    </div>
  )
}
