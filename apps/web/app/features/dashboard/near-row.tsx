import type { MemberCard } from '@consoeurs/contract'
import { Link } from 'react-router'
import { dashboardText } from '../../text/dashboard.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** Faces near her, nearest first; on a phone the row runs off the edge. */
export function NearRow({ members }: { members: MemberCard[] }) {
  if (members.length === 0) return null
  return (
    <section className="near" aria-label={dashboardText.near}>
      <span className="lb d" aria-hidden="true">
        {dashboardText.near}
      </span>
      {members.map(({ id, username, displayName, avatar, freshness }) => (
        <Link key={id} to={`/p/${username}`} prefetch="intent" viewTransition>
          <Avatar src={avatar} name={displayName} size="lg" ring={freshness} />
          <span className="trunc">{displayName}</span>
        </Link>
      ))}
    </section>
  )
}
