import type { MemberCard } from '@consoeurs/contract'
import { Link } from 'react-router'
import { dashboardText } from '../../text/dashboard.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** Faces near her, nearest first; on a phone the row runs off the edge. */
export function NearRow({ members, placed }: { members: MemberCard[]; placed: boolean }) {
  if (members.length === 0) return null
  // Nothing is near a woman who has not said where she lives.
  const title = placed ? dashboardText.near : dashboardText.faces
  return (
    <section className="near" aria-label={title}>
      <span className="lb d" aria-hidden="true">
        {title}
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
