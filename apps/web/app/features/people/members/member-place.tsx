import type { MemberCard } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import styles from '../../../styles/shared/status-dot.module.css'
import { membersText } from '../../../text/members.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TimeAgo } from '../../../ui/time-ago.tsx'

const dotClasses: Record<NonNullable<MemberCard['freshness']>, string> = {
  green: 'fresh-green',
  amber: 'fresh-amber',
  purple: 'fresh-purple',
  grey: 'fresh-grey',
}

type MemberTown = Pick<MemberCard, 'city' | 'distance'>
type MemberPresence = Pick<MemberCard, 'freshness' | 'lastConnection'>

/** « Nantes, moins de 10 km »; nothing without a town. */
export function MemberPlace({ member }: { member: MemberTown }) {
  const place = membersText.place(member.city, member.distance)
  return place === '' ? null : <span className="meta">{place}</span>
}

/** Nothing if the member hides it. */
export function LastSeen({ member, before }: { member: MemberPresence; before?: ReactNode }) {
  const { freshness, lastConnection } = member
  if (lastConnection === null) return null
  return (
    <span className="last-seen">
      {freshness === null ? null : <i className={classNames(styles.dot, dotClasses[freshness])} />}
      <span>
        {before === undefined ? null : <span>{before} </span>}
        <TimeAgo date={lastConnection} />
      </span>
    </span>
  )
}
