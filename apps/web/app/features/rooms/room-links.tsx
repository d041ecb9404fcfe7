import { Link } from 'react-router'
import { dashboardText } from '../../text/dashboard.ts'
import { MoreLink } from '../../ui/button.tsx'
import { Count } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { RoomsBeside } from './room-line.ts'

/** « Mes salons », beside a page: those that call her first, and what was said there last. */
export function RoomLinks({ rooms: { lines, none } }: { rooms: RoomsBeside }) {
  const { title, all, find } = dashboardText.rooms
  return (
    <section aria-label={title}>
      <div className="sect">
        <h2 className="d h4">{title}</h2>
        <MoreLink to={none ? '/communities' : '/community-room'}>{none ? find : all}</MoreLink>
      </div>
      {none ? <p className="small soft">{none}</p> : null}
      {lines.map(({ id, to, name, picture, words, unread, label }) => (
        <Link key={id} className="talk" to={to} prefetch="intent">
          {picture === null ? (
            <Icon of="message-square" />
          ) : (
            <img className="c" src={picture} alt="" width={46} height={46} loading="lazy" decoding="async" />
          )}
          <span className="grow talk-words">
            <span className="row between">
              <b className="b small trunc">{name}</b>
              <Count of={unread} inline label={label} />
            </span>
            <span className="meta">{words}</span>
          </span>
        </Link>
      ))}
    </section>
  )
}
