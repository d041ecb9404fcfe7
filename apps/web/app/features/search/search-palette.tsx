import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { searchText } from '../../text/search.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Palette } from '../../ui/palette.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { groupsOf, type Hit } from './palette-groups.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { countOf, foundSentence } from './result-count.ts'
import type { SearchPaletteProps } from './search-overlay.tsx'
import { useSearch } from './use-search.ts'

function HitLook({ hit }: { hit: Hit }) {
  if (hit.face) return <Avatar src={hit.src ?? null} name={hit.label} size="sm" />
  if (!hit.src) {
    return (
      <span className="palette-sign">
        <Icon of={hit.icon} size="s" />
      </span>
    )
  }
  return <img className="palette-sign" src={hit.src} alt="" width={36} height={36} decoding="async" />
}

/**
 * It closes once she is where she chose to go. Closed on the way, it would take its entry out of the history, and the way
 * with it.
 */
function useClosedByArrival(open: boolean, onOpenChange: SearchPaletteProps['onOpenChange']) {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (open && openedAt.current !== key) onOpenChange(false)
    openedAt.current = key
  }, [open, key, onOpenChange])
}

/** What Ctrl K, « / » and the magnifying glass open. */
export function SearchPalette({ open, onOpenChange }: SearchPaletteProps) {
  const viewerId = useViewer()?.id ?? 0
  const [typed, setTyped] = useState('')
  const [searches, setSearches] = useState<string[]>([])
  // It begins anew at each opening, never while it closes: what she chose must stay what it was until she is there.
  useEffect(() => {
    if (!open) return
    setTyped('')
    setSearches(recentSearches(viewerId))
  }, [open, viewerId])
  useClosedByArrival(open, onOpenChange)
  const { results, error, searching } = useSearch(typed)
  const choose = ({ id }: Hit) => {
    if (typed.trim() !== '' && !id.startsWith('place')) rememberSearch(viewerId, typed.trim())
  }
  const forget = () => {
    forgetSearches(viewerId)
    setSearches([])
  }
  const isFound = results !== null && !searching
  const nothing = isFound && countOf(results) === 0 ? searchText.nothing(typed.trim()) : null
  return (
    <Palette
      open={open}
      onOpenChange={onOpenChange}
      label={searchText.label}
      placeholder={searchText.hint}
      typed={typed}
      onType={setTyped}
      groups={groupsOf({ typed, results, searches })}
      onChoose={choose}
      status={error ?? nothing ?? (isFound ? foundSentence(results) : '')}
      note={
        <>
          {error === null && nothing === null ? null : <p className="palette-note">{error ?? nothing}</p>}
          {searching && results === null ? <SkeletonList count={3} picture={false} /> : null}
        </>
      }
      foot={
        typed === '' && searches.length > 0 ? (
          <>
            <span className="meta">{searchText.recentHelp}</span>
            <Button look="ghost" size="sm" onClick={forget}>
              {searchText.forget}
            </Button>
          </>
        ) : (
          <span className="meta only-wide">{searchText.choose}</span>
        )
      }
    >
      {(hit) => (
        <>
          <HitLook hit={hit} />
          <span className="grow">
            <span className="palette-name">{hit.label}</span>
            {hit.meta === '' ? null : <span className="meta palette-meta">{hit.meta}</span>}
          </span>
        </>
      )}
    </Palette>
  )
}
