import { useList } from '../../../api/use-list.ts'
import { CertifiedMark } from '../../../brand/marks.tsx'
import { Link } from '../../../navigation/link.tsx'
import noticeRowStyles from '../../../styles/shared/notice-row.module.css'
import { sharesText } from '../../../text/shares.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { pollText } from './poll.text.ts'
import type { VotersDialogProps } from './voters-dialog.tsx'

/** Only members whom the viewer can see. */
export function VotersSheet({ load, choices, open, onOpenChange }: VotersDialogProps) {
  const { items, cursor, loading, error, more } = useList(open, load)
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
