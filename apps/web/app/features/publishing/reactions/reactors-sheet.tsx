import type { ReactorView } from '@consoeurs/contract'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { CertifiedMark } from '../../../brand/marks.tsx'
import { Link } from '../../../navigation/link.tsx'
import noticeRowStyles from '../../../styles/shared/notice-row.module.css'
import styles from '../../../styles/shared/share-actions.module.css'
import { sharesText } from '../../../text/shares.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { reactionsApi } from './reactions.api.ts'
import type { ReactorsDialogProps } from './reactors-dialog.tsx'

interface LoadedReactors {
  items: ReactorView[]
  /** Undefined before the first page, null after the last. */
  cursor: string | null | undefined
}

const nothing: LoadedReactors = { items: [], cursor: undefined }

/** Reloaded at each opening. */
function useReactors(shareId: number, open: boolean) {
  const [known, setKnown] = useState(nothing)
  const [state, setState] = useState<{ loading: boolean; error: string | null }>({ loading: false, error: null })
  const ask = useCallback(
    async ({ items, cursor }: LoadedReactors) => {
      setState({ loading: true, error: null })
      try {
        const page = await reactionsApi(api).reactors(shareId, cursor ?? undefined)
        setKnown({ items: [...items, ...page.items], cursor: page.cursor })
        setState({ loading: false, error: null })
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        setState({ loading: false, error: error.message })
      }
    },
    [shareId],
  )
  useEffect(() => {
    if (!open) return
    setKnown(nothing)
    void ask(nothing)
  }, [open, ask])
  return { ...known, ...state, more: useCallback(() => void ask(known), [ask, known]) }
}

/** Lists only members whom the viewer can see. */
export function ReactorsSheet({ shareId, open, onOpenChange }: ReactorsDialogProps) {
  const { reactions } = useBrand()
  const { items, cursor, loading, error, more } = useReactors(shareId, open)
  const emojiOf = (kind: string) => reactions.find((known) => known.kind === kind)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={sharesText.reactions.whoTitle}>
      <div className={styles.reactors}>
        {cursor === null && items.length === 0 ? <p className="soft">{sharesText.reactions.nobody}</p> : null}
        <InfiniteList
          items={items}
          keyOf={({ id }) => id}
          hasMore={cursor !== null && !loading}
          loading={loading}
          onMore={more}
          error={error}
        >
          {({ member, kind, at }) => (
            <Link className={noticeRowStyles.person} to={`/p/${member.username}`} prefetch="intent">
              <Avatar src={member.avatar} name={member.displayName} ring={member.freshness} />
              <span className="grow">
                <span className="person-name">
                  {member.displayName}
                  {member.certified ? <CertifiedMark label={sharesText.certified} /> : null}
                </span>
                <span className={`meta ${noticeRowStyles.personLine}`}>
                  <TimeAgo date={at} />
                </span>
              </span>
              <span className={styles.reactorKind} role="img" aria-label={emojiOf(kind)?.label}>
                {emojiOf(kind)?.emoji}
              </span>
            </Link>
          )}
        </InfiniteList>
      </div>
    </Sheet>
  )
}
