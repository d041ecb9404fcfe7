import { useCallback } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useList } from '../../../api/use-list.ts'
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

/** Lists only members whom the viewer can see. */
export function ReactorsSheet({ shareId, open, onOpenChange }: ReactorsDialogProps) {
  const { reactions } = useBrand()
  const load = useCallback((cursor: string | undefined) => reactionsApi(api).reactors(shareId, cursor), [shareId])
  const { items, cursor, loading, error, more } = useList(open, load)
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
