import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/frame.module.css'
import { dashboardText } from '../../../text/dashboard.ts'
import { MoreLink } from '../../../ui/button.tsx'
import { Count } from '../../../ui/chip.tsx'
import { type RoomLine, RoomPicture } from '../../publishing/communities/public.ts'

/** A card between shares. */
export function RoomLinks({ rooms }: { rooms: RoomLine[] }) {
  if (rooms.length === 0) return null
  const { title, all } = dashboardText.rooms
  return (
    <section className={styles.inset} aria-label={title}>
      <div className="section-head">
        <h2 className="display heading-3">{title}</h2>
        <MoreLink to="/community-room">{all}</MoreLink>
      </div>
      {rooms.map(({ id, to, name, picture, words, unread, label }) => (
        <Link key={id} className={styles.conversation} to={to} prefetch="intent">
          <RoomPicture id={id} src={picture} size={46} className={styles.text} />
          <span className={`grow ${styles.conversationText}`}>
            <span className="row between">
              <b className="bold truncated">{name}</b>
              <Count of={unread} inline label={label} />
            </span>
            <span className="small soft truncated block">{words}</span>
          </span>
        </Link>
      ))}
    </section>
  )
}
