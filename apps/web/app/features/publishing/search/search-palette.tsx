import { useEffect, useState } from 'react'
import { useBrand } from '../../../brand/brand-context.tsx'
import { historyText } from '../../../text/history.ts'
import { searchText } from '../../../text/search.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../../../ui/overlays/palette.module.css'
import { Palette } from '../../../ui/overlays/palette.tsx'
import { SmallPicture } from '../../../ui/small-picture.tsx'
import { SkeletonList } from '../../../ui/states/skeleton.tsx'
import { useCloseOnNavigation } from '../../../ui/use-close-on-navigation.ts'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { HistoryQuestion, isEmpty } from '../history/public.ts'
import { groupsOf, type Hit } from './palette-groups.ts'
import { rememberSearch } from './recent-searches.ts'
import { countOf, foundSentence } from './result-count.ts'
import type { SearchPaletteProps } from './search-overlay.tsx'
import { useSearch } from './use-search.ts'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'

const Choose = () => <span className="meta only-wide">{searchText.choose}</span>

type BeforeProps = Omit<ReturnType<typeof useSuggestions>, 'offered'> & { offered: Suggestions }

/** Below the suggestions: clearing the history and, once, asking for consent. */
function Before({ offered: { searches, history, asked }, forget, answer }: BeforeProps) {
  const holds = searches.length > 0 || !isEmpty(history)
  return (
    <>
      {asked ? <HistoryQuestion onAnswer={answer} /> : null}
      {holds ? (
        <div className={styles.keep}>
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

/** Opened by Ctrl K, « / » and the magnifying glass. */
export function SearchPalette({ open, onOpenChange }: SearchPaletteProps) {
  const viewerId = useViewer()?.id ?? 0
  const { sections } = useBrand()
  const [typed, setTyped] = useState('')
  const { offered, forget, answer } = useSuggestions(open, viewerId)
  useEffect(() => {
    if (open) setTyped('')
  }, [open])
  useCloseOnNavigation(open, onOpenChange)
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
      groups={groupsOf({ typed, results, sections, ...offered })}
      onChoose={choose}
      status={error ?? nothing ?? (isFound ? foundSentence(results) : '')}
      note={
        <>
          {error === null && nothing === null ? null : <p className={styles.note}>{error ?? nothing}</p>}
          {searching && results === null ? <SkeletonList count={3} picture={false} /> : null}
        </>
      }
      foot={typed === '' && offered !== null ? <Before {...{ offered, forget, answer }} /> : <Choose />}
    >
      {(hit) => (
        <>
          <SmallPicture src={hit.src ?? null} name={hit.label} face={hit.face === true} icon={hit.icon} size="sm" />
          <span className="grow">
            <span className={styles.name}>{hit.label}</span>
            {hit.meta === '' ? null : <span className={`meta ${styles.meta}`}>{hit.meta}</span>}
          </span>
        </>
      )}
    </Palette>
  )
}
