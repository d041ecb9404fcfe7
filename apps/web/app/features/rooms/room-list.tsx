import type { Page, RoomView } from '@consoeurs/contract'
import { useIllustration } from '../../brand/illustration.ts'
import { communitiesText } from '../../text/communities.ts'
import { roomsText } from '../../text/rooms.ts'
import { ButtonLink, MoreLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { RoomRow } from './room-row.tsx'
import { useRooms } from './use-rooms.ts'

interface RoomListProps {
  served: Page<RoomView>
  /** Slug of the room that is open beside it. */
  openRoom: string | undefined
}

/** « Mes salons »: what waits for her first. */
export function RoomList({ served, openRoom }: RoomListProps) {
  const { rooms, error, more, ...growth } = useRooms(served)
  const picture = useIllustration('empty')
  const beside = openRoom !== undefined
  const Heading = beside ? 'h2' : 'h1'
  const { title, text, action } = roomsText.empty
  return (
    <div className={beside ? 'ib-list only-wide' : 'ib-list'}>
      <div className="list-head pad rm-list-head">
        <Heading className="d h2 grow">{roomsText.title}</Heading>
        <MoreLink to="/communities">{communitiesText.title}</MoreLink>
      </div>
      {rooms.length === 0 ? (
        <EmptyState {...{ picture, title, text }} action={<ButtonLink to="/communities">{action}</ButtonLink>} />
      ) : (
        <>
          <ul aria-label={roomsText.listLabel}>
            {rooms.map((room) => (
              <RoomRow key={room.id} room={room} open={room.slug === openRoom} withCommunity />
            ))}
          </ul>
          <InfiniteList
            {...growth}
            items={[]}
            keyOf={() => ''}
            onMore={more}
            error={error?.message ?? null}
            nextHref={
              served.cursor === null ? undefined : `/community-room?cursor=${encodeURIComponent(served.cursor)}`
            }
          >
            {() => null}
          </InfiniteList>
        </>
      )}
    </div>
  )
}
