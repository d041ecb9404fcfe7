import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/notice-row.module.css'
import { Avatar } from '../../../ui/avatar.tsx'
import { MemberName } from './member-name.tsx'
import type { AsideMember } from './members.api.ts'

interface PersonRowProps {
  member: AsideMember
  /** Second line. */
  children?: ReactNode
  /** At the right edge. */
  end?: ReactNode
  className?: string
}

export function PersonRow({ member, children, end, className = styles.person }: PersonRowProps) {
  return (
    <Link className={className} to={`/p/${member.username}`} prefetch="intent" viewTransition>
      <Avatar src={member.avatar} name={member.displayName} ring={member.freshness} />
      <span className="grow">
        <MemberName member={member} />
        <span className={`meta ${styles.personLine}`}>{children}</span>
      </span>
      {end}
    </Link>
  )
}
