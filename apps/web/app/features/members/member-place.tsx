import type { MemberCard } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { membersText } from '../../text/members.ts'
import { TimeAgo } from '../../ui/time-ago.tsx'

type Placed = Pick<MemberCard, 'city' | 'distance'>
type Seen = Pick<MemberCard, 'freshness' | 'lastConnection'>

/** « Nantes, moins de 10 km »; nothing where she gave no place. */
export function MemberPlace({ member }: { member: Placed }) {
  const place = membersText.place(member.city, member.distance)
  return place === '' ? null : <span className="meta">{place}</span>
}

/** Her dot and when she was last there; nothing where she hides it. */
export function LastSeen({ member, before }: { member: Seen; before?: ReactNode }) {
  const { freshness, lastConnection } = member
  if (lastConnection === null) return null
  return (
    <span className="seen">
      {freshness === null ? null : <i className={`dot f-${freshness}`} />}
      <span>
        {before}
        {before === undefined ? null : ' '}
        <TimeAgo date={lastConnection} />
      </span>
    </span>
  )
}
