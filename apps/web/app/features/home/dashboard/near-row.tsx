import type { NearMembers } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import { dashboardText } from '../../../text/dashboard.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './dashboard.module.css'

export function NearRow({ near, members }: NearMembers) {
  if (members.length === 0) return null
  const [first, second] = near ? dashboardText.near : dashboardText.faces
  return (
    <section className={styles.nearby} aria-label={`${first} ${second}`}>
      <span className={`${styles.label} display`} aria-hidden="true">
        {first}
        <br />
        {second}
      </span>
      {members.map(({ id, username, displayName, avatar, freshness }) => (
        <Link key={id} to={`/p/${username}`} prefetch="intent" viewTransition>
          <Avatar src={avatar} name={displayName} size="lg" ring={freshness} />
          <span className="truncated">{displayName}</span>
        </Link>
      ))}
    </section>
  )
}

/** In the side column, where nobody is near. */
export function WiderSearch({ near, members }: NearMembers) {
  if (!near || members.length > 0) return null
  return (
    <section className="stack tight">
      <p className="small soft">{dashboardText.wider}</p>
      <ButtonLink to="/members?sort=near&within=50" look="line" size="sm">
        {dashboardText.widen}
      </ButtonLink>
    </section>
  )
}
