import { useEffect, useState } from 'react'
import styles from '../../../styles/shared/search-results.module.css'
import { searchText } from '../../../text/search.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipLink, Chips } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { RecentlySeen } from '../history/public.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { searchHref } from './search-params.ts'

/** Stored in the browser, so only scripts know it. */
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
      <div className="section-head">
        <h2 className="display heading-4" id="dernieres">
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

/** Recent searches and recently seen pages. */
export function SearchHistory({ viewerId }: { viewerId: number }) {
  return (
    <div className={styles.again} data-hook="search-again">
      <Recent viewerId={viewerId} />
      <RecentlySeen viewerId={viewerId} />
    </div>
  )
}
