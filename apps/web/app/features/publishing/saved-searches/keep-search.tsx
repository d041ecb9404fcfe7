import type { SavedSearchKind } from '@consoeurs/contract'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Link } from '../../../navigation/link.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { SearchAnswer } from './answer-search.ts'
import styles from './keep-search.module.css'
import { savedSearchesText } from './saved-searches.text.ts'

interface KeepSearchProps {
  kind: SavedSearchKind
  /** Query of the list's address. */
  search: string
  /** Labels of the filters. */
  name: string
  /** A pill above a list, or the answer to an empty one, with a sentence. */
  place: 'list' | 'empty'
}

/** Without scripts the form leads to « Mes alertes ». */
function Keep({ kind, search, name, place }: KeepSearchProps) {
  const fetcher = useFetcher<SearchAnswer>()
  const { problem, done } = fetcher.data ?? {}
  useEffect(() => {
    if (fetcher.state === 'idle' && problem) toast.error(problem)
  }, [fetcher.state, problem])
  const className = place === 'list' ? styles.pill : styles.empty
  if (done !== undefined) {
    return (
      <p className={className} role="status">
        <Link className="chip brand" to="/settings/alertes" aria-label={savedSearchesText.keptOf(name)}>
          <Icon of="bell-ring" size="s" />
          <span>{savedSearchesText.kept}</span>
        </Link>
      </p>
    )
  }
  return (
    <fetcher.Form method="post" action="/settings/alertes" className={className}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="name" value={name} />
      <Chip
        type="submit"
        icon="bell"
        aria-label={savedSearchesText.keepOf(name)}
        aria-busy={fetcher.state !== 'idle'}
        disabled={fetcher.state !== 'idle'}
      >
        {savedSearchesText.keep}
      </Chip>
      {place === 'empty' ? <p className="meta">{savedSearchesText.emptyHelp[kind]}</p> : null}
    </fetcher.Form>
  )
}

/** « Préviens-moi ». A changed search can be kept too. */
export const KeepSearch = (props: KeepSearchProps) => <Keep key={`${props.kind} ${props.search}`} {...props} />
