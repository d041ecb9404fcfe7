import { useEffect, useState } from 'react'
import { historyText } from '../../text/history.ts'
import { searchText } from '../../text/search.ts'
import { Button } from '../../ui/button.tsx'
import { Palette } from '../../ui/palette.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { SmallPicture } from '../../ui/small-picture.tsx'
import { useClosedByArrival } from '../../ui/use-closed-by-arrival.ts'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { HistoryQuestion, isEmpty } from '../history/public.ts'
import { groupsOf, type Hit } from './palette-groups.ts'
import { rememberSearch } from './recent-searches.ts'
import { countOf, foundSentence } from './result-count.ts'
import type { SearchPaletteProps } from './search-overlay.tsx'
import { type Offered, useBeforeTyping } from './use-before-typing.ts'
import { useSearch } from './use-search.ts'

const Choose = () => <span className="meta only-wide">{searchText.choose}</span>

type BeforeProps = Omit<ReturnType<typeof useBeforeTyping>, 'offered'> & { offered: Offered }

/** Below what is offered before she types: how to take it away, and once the question whether it may be kept. */
function Before({ offered: { searches, history, asked }, forget, answer }: BeforeProps) {
  const holds = searches.length > 0 || !isEmpty(history)
  return (
    <>
      {asked ? <HistoryQuestion onAnswer={answer} /> : null}
      {holds ? (
        <div className="palette-keep">
          <span className="meta">{historyText.onlyHere}</span>
          <Button look="ghost" size="sm" onClick={forget}>
            {searchText.forget}
          </Button>
        </div>
      ) : (
        <Choose />
      )}
    </>
  )
}

/** What Ctrl K, « / » and the magnifying glass open. */
export function SearchPalette({ open, onOpenChange }: SearchPaletteProps) {
  const viewerId = useViewer()?.id ?? 0
  const [typed, setTyped] = useState('')
  const { offered, forget, answer } = useBeforeTyping(open, viewerId)
  useEffect(() => {
    if (open) setTyped('')
  }, [open])
  useClosedByArrival(open, onOpenChange)
  const { results, error, searching } = useSearch(typed)
  const choose = ({ id }: Hit) => {
    if (typed.trim() !== '' && !id.startsWith('place')) rememberSearch(viewerId, typed.trim())
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
      groups={groupsOf({ typed, results, ...offered })}
      onChoose={choose}
      status={error ?? nothing ?? (isFound ? foundSentence(results) : '')}
      note={
        <>
          {error === null && nothing === null ? null : <p className="palette-note">{error ?? nothing}</p>}
          {searching && results === null ? <SkeletonList count={3} picture={false} /> : null}
        </>
      }
      foot={typed === '' && offered !== null ? <Before {...{ offered, forget, answer }} /> : <Choose />}
    >
      {(hit) => (
        <>
          <SmallPicture src={hit.src ?? null} name={hit.label} face={hit.face === true} icon={hit.icon} size="sm" />
          <span className="grow">
            <span className="palette-name">{hit.label}</span>
            {hit.meta === '' ? null : <span className="meta palette-meta">{hit.meta}</span>}
          </span>
        </>
      )}
    </Palette>
  )
}
