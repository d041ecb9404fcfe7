import { useEffect, useState } from 'react'
import { useBrand } from '../../brand/brand-context.tsx'
import { searchText } from '../../text/search.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ChipLink, Chips } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { type Asked, searchHref } from './search-address.ts'

const THEMES = 8

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

/** What this browser remembers of her searches: known to scripts alone. */
function Recent({ viewerId }: { viewerId: number }) {
  const [recent, setRecent] = useState<string[]>([])
  useEffect(() => setRecent(recentSearches(viewerId)), [viewerId])
  if (recent.length === 0) return null
  const forget = () => {
    forgetSearches(viewerId)
    setRecent([])
    toast.success(searchText.forgotten)
  }
  return (
    <section aria-labelledby="dernieres">
      <div className="sect">
        <h2 className="d h4" id="dernieres">
          {searchText.recent}
        </h2>
        <Button look="ghost" size="sm" onClick={forget}>
          {searchText.forget}
        </Button>
      </div>
      <Chips>
        {recent.map((typed) => (
          <ChipLink key={typed} to={searchHref({ q: typed, kind: 'all' })}>
            {typed}
          </ChipLink>
        ))}
      </Chips>
      <p className="meta">{searchText.recentHelp}</p>
    </section>
  )
}

/** Before she has typed something that can be looked for. */
export function SearchBegin({ viewerId }: { viewerId: number }) {
  return (
    <>
      <p className="soft">{searchText.begin.text}</p>
      <Recent viewerId={viewerId} />
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
