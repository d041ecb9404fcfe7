import { useEffect, useState } from 'react'
import { searchText } from '../../text/search.ts'
import { Button } from '../../ui/button.tsx'
import { ChipLink, Chips } from '../../ui/chip.tsx'
import { toast } from '../../ui/toast.tsx'
import { RecentlySeen } from '../history/public.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { searchHref } from './search-address.ts'

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

/** What she may want to find again: what she looked for, and what she saw. */
export function LookAgain({ viewerId }: { viewerId: number }) {
  return (
    <div className="sr-again">
      <Recent viewerId={viewerId} />
      <RecentlySeen viewerId={viewerId} />
    </div>
  )
}
