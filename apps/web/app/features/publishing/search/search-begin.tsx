import '../../../ui/small-picture.module.css'
import '../../../styles/shared/history.module.css'
import '../../../styles/shared/search-results.module.css'
import { useBrand } from '../../../brand/brand-context.tsx'
import { searchText } from '../../../text/search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipLink, Chips } from '../../../ui/chip.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type SearchParams, searchHref } from './search-params.ts'

const THEMES = 8

/** Not needed with results: loaded on demand. */
const LookAgain = lazyPart(async () => (await import('./search-history.tsx')).SearchHistory, {
  drawnAs: '[data-hook~="search-again"]',
})

function Themes() {
  const { interests } = useBrand()
  const labels = interests.flatMap((group) => group.interests.slice(0, 2)).slice(0, THEMES)
  return (
    <section aria-labelledby="themes">
      <h2 className="display heading-4" id="themes">
        {searchText.tryThese}
      </h2>
      <Chips>
        {labels.map(({ value, label }) => (
          <ChipLink key={value} to={searchHref({ q: label, kind: 'all' })}>
            {label}
          </ChipLink>
        ))}
      </Chips>
    </section>
  )
}

export function SearchBegin({ viewerId }: { viewerId: number }) {
  return (
    <>
      <p className="soft">{searchText.begin.text}</p>
      <LookAgain viewerId={viewerId} />
      <Themes />
    </>
  )
}

/** The same for no results and for none that the viewer may see. */
export function SearchNothing({ asked }: { asked: SearchParams }) {
  const { text } = useBrand()
  return (
    <>
      <EmptyState
        title={searchText.nothing(asked.q)}
        text={text.emptySearch.text}
        action={
          asked.kind === 'all' ? (
            <ButtonLink to="/members" look="quiet">
              {searchText.meet}
            </ButtonLink>
          ) : (
            <ButtonLink to={searchHref({ ...asked, kind: 'all' })}>{searchText.everywhere}</ButtonLink>
          )
        }
      />
      <Themes />
    </>
  )
}
