import type { VoterView } from '@consoeurs/contract'
import { useCallback, useEffect, useState } from 'react'
import { ApiFailure } from '../../../api/client.ts'
import { CertifiedMark } from '../../../brand/marks.tsx'
import { Link } from '../../../navigation/link.tsx'
import noticeRowStyles from '../../../styles/shared/notice-row.module.css'
import { sharesText } from '../../../text/shares.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { pollText } from './poll.text.ts'
import type { LoadVoters, VotersDialogProps } from './voters-dialog.tsx'

interface LoadedVoters {
  items: VoterView[]
  /** Undefined before the first page, null after the last. */
  cursor: string | null | undefined
}

const nothing: LoadedVoters = { items: [], cursor: undefined }

/** Reloaded at each opening. */
function useVoters(load: LoadVoters, open: boolean) {
  const [known, setKnown] = useState(nothing)
  const [state, setState] = useState<{ loading: boolean; error: string | null }>({ loading: false, error: null })
  const ask = useCallback(
    async ({ items, cursor }: LoadedVoters) => {
      setState({ loading: true, error: null })
      try {
        const page = await load(cursor ?? undefined)
        setKnown({ items: [...items, ...page.items], cursor: page.cursor })
        setState({ loading: false, error: null })
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        setState({ loading: false, error: error.message })
      }
    },
    [load],
  )
  useEffect(() => {
    if (!open) return
    setKnown(nothing)
    void ask(nothing)
  }, [open, ask])
  return { ...known, ...state, more: useCallback(() => void ask(known), [ask, known]) }
}

/** Only members whom the viewer can see. */
export function VotersSheet({ load, choices, open, onOpenChange }: VotersDialogProps) {
  const { items, cursor, loading, error, more } = useVoters(load, open)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={pollText.whoTitle}>
      {cursor === null && items.length === 0 ? <p className="soft">{pollText.nobody}</p> : null}
      <InfiniteList
        items={items}
        keyOf={({ id }) => id}
        hasMore={cursor !== null && !loading}
        loading={loading}
        onMore={more}
        error={error}
      >
        {({ member, choices: chosen }) => (
          <Link className={noticeRowStyles.person} to={`/p/${member.username}`} prefetch="intent">
            <Avatar src={member.avatar} name={member.displayName} ring={member.freshness} />
            <span className="grow">
              <span className="person-name">
                {member.displayName}
                {member.certified ? <CertifiedMark label={sharesText.certified} /> : null}
              </span>
              <span className={`meta ${noticeRowStyles.personLine}`}>
                {chosen.flatMap((at) => choices[at]?.text ?? []).join(', ')}
              </span>
            </span>
          </Link>
        )}
      </InfiniteList>
    </Sheet>
  )
}
