import type { ParticipantsQuery, ParticipantView } from '@consoeurs/contract'
import { useCallback } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { useList } from '../../../../api/use-list.ts'
import { CertifiedMark } from '../../../../brand/marks.tsx'
import { Link } from '../../../../navigation/link.tsx'
import noticeRowStyles from '../../../../styles/shared/notice-row.module.css'
import { sharesText } from '../../../../text/shares.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { InfiniteList } from '../../../../ui/infinite-list.tsx'
import { Sheet } from '../../../../ui/overlays/dialog.tsx'
import { sharesApi } from '../shares.api.ts'
import { outingText as text } from './outing.text.ts'
import styles from './outing-panel.module.css'

export interface ParticipantsProps {
  shareId: number
  isHost: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

function marksOf({ firstTime, welcomes, confirmed, hostOnly, thanks }: ParticipantView, isHost: boolean): string {
  const seenBy = isHost ? text.marks.hostOnly : text.marks.hostOnlyOwn
  return [
    firstTime ? text.marks.firstTime : '',
    welcomes ? text.marks.welcomes : '',
    confirmed && isHost ? text.marks.confirmed : '',
    hostOnly ? seenBy : '',
    thanks && isHost ? text.thanks[thanks] : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

interface ListProps extends Pick<ParticipantsProps, 'shareId' | 'isHost'> {
  list: ParticipantsQuery['list']
  /** The proposed date. */
  at?: string
  empty: string
}

export function ParticipantList({ shareId, isHost, list, at, empty }: ListProps) {
  const load = useCallback(
    (cursor: string | undefined) => sharesApi(api).participants(shareId, { list, at, cursor }),
    [shareId, list, at],
  )
  const { items, cursor, loading, error, more } = useList(true, load)
  return (
    <>
      {cursor === null && items.length === 0 ? <p className="soft">{empty}</p> : null}
      <InfiniteList
        items={items}
        keyOf={({ member }) => member.id}
        hasMore={cursor !== null && !loading}
        loading={loading}
        onMore={more}
        error={error}
      >
        {(participant) => {
          const { member } = participant
          const marks = marksOf(participant, isHost)
          return (
            <Link className={noticeRowStyles.person} to={`/p/${member.username}`} prefetch="intent">
              <Avatar src={member.avatar} name={member.displayName} ring={member.freshness} />
              <span className="grow">
                <span className="person-name">
                  {member.displayName}
                  {member.certified ? <CertifiedMark label={sharesText.certified} /> : null}
                </span>
                {marks === '' ? null : <span className={`meta ${styles.marks}`}>{marks}</span>}
              </span>
            </Link>
          )
        }}
      </InfiniteList>
    </>
  )
}

/** Reloaded at each opening; the server decides who is in it. */
export function ParticipantsSheet({ shareId, isHost, open, onOpenChange }: ParticipantsProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={text.listTitle}>
      {open ? (
        <div>
          <section className={styles.part}>
            <ParticipantList {...{ shareId, isHost }} list="going" empty={text.listEmpty} />
            {isHost ? null : <p className="meta">{text.rules}</p>}
          </section>
          {isHost ? (
            <section className={styles.part}>
              <h3 className="display heading-4">{text.waitingTitle}</h3>
              <ParticipantList {...{ shareId, isHost }} list="waiting" empty={text.waitingEmpty} />
            </section>
          ) : null}
        </div>
      ) : null}
    </Sheet>
  )
}
