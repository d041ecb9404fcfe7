import styles from '../../../styles/shared/messages-page.module.css'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { RoomRow } from '../../publishing/communities/public.ts'
import { foundRoomsText as text } from './found-rooms.text.ts'
import { type RoomHits, useRoomHits } from './use-room-hits.ts'

interface FoundRoomsProps {
  q: string
  /** Results rendered by the server, before any script runs. */
  served: RoomHits | null
  openRoom: string | undefined
}

/** Replaces the list during a search. */
export function FoundRooms({ q, served, openRoom }: FoundRoomsProps) {
  const { found, busy, error, retry, more } = useRoomHits(q, served)
  const isEmpty = found?.items.length === 0 && !busy
  return (
    <section data-hook="found" aria-label={text.label} aria-busy={busy}>
      <LiveRegion>{busy || found === null ? '' : text.found(found.items.length)}</LiveRegion>
      {error === null ? null : <ErrorState text={error} onRetry={retry} />}
      {found === null && busy ? <p className={`gutter soft ${styles.listEmpty}`}>{text.coming}</p> : null}
      {isEmpty ? (
        <div className={`gutter ${styles.listEmpty}`}>
          <p className="bold">{text.none.title(found.q)}</p>
          <p className="small soft">{text.none.text}</p>
        </div>
      ) : null}
      <ul>
        {found?.items.map((room) => (
          <RoomRow key={room.id} room={room} open={room.slug === openRoom} withCommunity />
        ))}
      </ul>
      {found?.cursor == null ? null : (
        <p className={`gutter ${styles.listEmpty}`}>
          <Button look="quiet" size="sm" busy={busy} onClick={more}>
            {text.more}
          </Button>
        </p>
      )}
    </section>
  )
}
