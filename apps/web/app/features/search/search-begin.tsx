import { useBrand } from '../../brand/brand-context.tsx'
import { searchText } from '../../text/search.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ChipLink, Chips } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { type Asked, searchHref } from './search-address.ts'

const THEMES = 8

/** Where nothing is looked for yet: no results carry it along. */
const LookAgain = lazyPart(async () => (await import('./look-again.tsx')).LookAgain, { drawnAs: '.sr-again' })

/** Where to begin without an idea: what members of this place like. */
function Themes() {
  const { interests } = useBrand()
  const labels = interests.flatMap((group) => group.interests.slice(0, 2)).slice(0, THEMES)
  return (
    <section aria-labelledby="themes">
      <h2 className="d h4" id="themes">
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

/** Before she has typed something that can be looked for. */
export function SearchBegin({ viewerId }: { viewerId: number }) {
  return (
    <>
      <p className="soft">{searchText.begin.text}</p>
      <LookAgain viewerId={viewerId} />
      <Themes />
    </>
  )
}

/** Nothing was found, or nothing that she may see: the two look alike. */
export function SearchNothing({ asked }: { asked: Asked }) {
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
