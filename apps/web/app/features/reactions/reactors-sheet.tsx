import type { ReactorView } from '@consoeurs/contract'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { CertifiedMark } from '../../brand/marks.tsx'
import { sharesText } from '../../text/shares.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { reactionsApi } from './reactions.api.ts'
import type { ReactorsDialogProps } from './reactors-dialog.tsx'

interface Known {
  items: ReactorView[]
  /** Undefined before the first page, null after the last. */
  cursor: string | null | undefined
}

const nothing: Known = { items: [], cursor: undefined }

/** As it is at each opening: nobody waits in front of it. */
function useReactors(shareId: number, open: boolean) {
  const [known, setKnown] = useState(nothing)
  const [state, setState] = useState<{ loading: boolean; error: string | null }>({ loading: false, error: null })
  const ask = useCallback(
    async ({ items, cursor }: Known) => {
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

/** Who reacted, and how: only those whom she can see. */
export function ReactorsSheet({ shareId, open, onOpenChange }: ReactorsDialogProps) {
  const { reactions } = useBrand()
  const { items, cursor, loading, error, more } = useReactors(shareId, open)
  const emojiOf = (kind: string) => reactions.find((known) => known.kind === kind)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={sharesText.reactions.whoTitle}>
      <div className="reactors">
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
            <Link className="person" to={`/p/${member.username}`} prefetch="intent">
              <Avatar src={member.avatar} name={member.displayName} ring={member.freshness} />
              <span className="grow">
                <span className="name">
                  {member.displayName}
                  {member.certified ? <CertifiedMark label={sharesText.certified} /> : null}
                </span>
                <span className="meta person-line">
                  <TimeAgo date={at} />
                </span>
              </span>
              <span className="reactor-kind" role="img" aria-label={emojiOf(kind)?.label}>
                {emojiOf(kind)?.emoji}
              </span>
            </Link>
          )}
        </InfiniteList>
      </div>
    </Sheet>
  )
}
