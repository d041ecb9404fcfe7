import { Link } from 'react-router-dom'
import { careText } from '../text/care.ts'

interface PersonProps {
  who: { id: number; username: string; displayName: string } | null
}

/** Her name, which leads to her page of the desk. */
export function Person({ who }: PersonProps) {
  if (who === null) return <span className="soft">{careText.gone}</span>
  return (
    <span className="person">
      <Link to={`/users/${who.id}`}>{who.displayName}</Link> <span className="soft">@{who.username}</span>
    </span>
  )
}
