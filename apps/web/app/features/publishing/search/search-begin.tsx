import '../../../ui/small-picture.module.css'
import '../../../styles/shared/history.module.css'
import '../../../styles/shared/search-results.module.css'
import type { PageBrand } from '@consoeurs/brand'
import { offeredInterests } from '@consoeurs/brand/offered'
import { limits, type NearThemes, truncate } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { searchText } from '../../../text/search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipLink, Chips } from '../../../ui/chip.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { interestsOf } from '../../people/members/public.ts'
import { KeepSearch } from '../saved-searches/public.ts'
import { type SearchParams, searchHref } from './search-params.ts'

const THEMES = 8

/** Not needed with results: loaded on demand. */
const LookAgain = lazyPart(async () => (await import('./search-history.tsx')).SearchHistory, {
  drawnAs: '[data-hook~="search-again"]',
})

/** The most frequent near her first, then some of each group. */
function proposedThemes(brand: Pick<PageBrand, 'interests'>, near: NearThemes) {
  const counts = new Map(near.themes.map(({ interest, count }) => [interest, count]))
  const carried = near.themes.flatMap(
    ({ interest }) => interestsOf(brand).find(({ value }) => value === interest) ?? [],
  )
  const others = offeredInterests(brand.interests).flatMap((group) => group.interests.slice(0, 2))
  return [...new Set([...carried, ...others])]
    .slice(0, THEMES)
    .map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
}

function Themes({ near }: { near: NearThemes }) {
  const themes = proposedThemes(useBrand(), near)
  const counted = themes.some(({ count }) => count > 0)
  return (
    <section aria-labelledby="themes">
      <h2 className="display heading-4" id="themes">
        {searchText.tryThese}
      </h2>
      {counted ? <p className="meta">{searchText.themesNear(limits.themeKilometres)}</p> : null}
      <Chips>
        {themes.map(({ value, label, count }) => (
          <ChipLink key={value} to={searchHref({ q: label, kind: 'all' })}>
            <span>{label}</span>
            {count === 0 ? null : (
              <span className="soft tabular-numbers">{searchText.themeCount(count, near.atLeast)}</span>
            )}
          </ChipLink>
        ))}
      </Chips>
    </section>
  )
}

export function SearchBegin({ viewerId, near }: { viewerId: number; near: NearThemes }) {
  return (
    <>
      <p className="soft">{searchText.begin.text}</p>
      <LookAgain viewerId={viewerId} />
      <Themes near={near} />
    </>
  )
}

/** The same for no results and for none that the viewer may see. */
export function SearchNothing({ asked, near }: { asked: SearchParams; near: NearThemes }) {
  const { text } = useBrand()
  return (
    <>
      <EmptyState
        title={searchText.nothing(asked.q)}
        text={text.emptySearch.text}
        action={
          <>
            {asked.kind === 'all' ? (
              <ButtonLink to="/members" look="quiet">
                {searchText.meet}
              </ButtonLink>
            ) : (
              <ButtonLink to={searchHref({ ...asked, kind: 'all' })}>{searchText.everywhere}</ButtonLink>
            )}
            <KeepSearch
              kind="shares"
              search={String(new URLSearchParams({ q: asked.q }))}
              name={searchText.titleFor(truncate(asked.q, 60))}
              place="empty"
            />
          </>
        }
      />
      <Themes near={near} />
    </>
  )
}
