import { Link } from 'react-router'
import { moderationText } from '../text/moderation.ts'

interface PersonProps {
  who: { id: number; username: string; displayName: string } | null
}

/** Name with a link to the member's admin page. */
export function Person({ who }: PersonProps) {
  if (who === null) return <span className="soft">{moderationText.gone}</span>
  return (
    <span className="person">
      <Link to={`/users/${who.id}`}>{who.displayName}</Link> <span className="soft">@{who.username}</span>
    </span>
  )
}
