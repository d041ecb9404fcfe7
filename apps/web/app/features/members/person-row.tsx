import type { MemberCard } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../ui/avatar.tsx'
import { MemberName } from './member-name.tsx'

interface PersonRowProps {
  member: MemberCard
  /** Under her name: where, when, what. */
  children?: ReactNode
  /** At the right edge: a mark, an icon. */
  end?: ReactNode
  className?: string
}

/** A member on one line: face, name and age, one line of news. */
export function PersonRow({ member, children, end, className = 'person' }: PersonRowProps) {
  return (
    <Link className={className} to={`/p/${member.username}`} prefetch="intent" viewTransition>
      <Avatar src={member.avatar} name={member.displayName} ring={member.freshness} />
      <span className="grow">
        <MemberName member={member} />
        <span className="meta person-line">{children}</span>
      </span>
      {end}
    </Link>
  )
}
