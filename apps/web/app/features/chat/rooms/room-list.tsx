import type { Page, RoomView } from '@consoeurs/contract'
import { useIllustration } from '../../../brand/illustration.ts'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/messages-page.module.css'
import { layoutText } from '../../../text/pages/layout.ts'
import { roomsText } from '../../../text/rooms.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { RoomRow } from '../../publishing/communities/public.ts'
import { TalkTabs } from '../talk/public.ts'
import { useRooms } from './use-rooms.ts'

interface RoomListProps {
  served: Page<RoomView>
  /** Slug of the room that is open beside it. */
  openRoom: string | undefined
}

export function RoomList({ served, openRoom }: RoomListProps) {
  const { rooms, error, more, ...growth } = useRooms(served)
  const picture = useIllustration('emptyMessages')
  const beside = openRoom !== undefined
  const Heading = beside ? 'h2' : 'h1'
  const { title, text, action } = roomsText.empty
  return (
    <div className={beside ? `${styles.inboxList} only-wide` : styles.inboxList} data-hook="inbox-list">
      <div className={`${styles.listHead} gutter`}>
        <Heading className="display heading-2 grow">{layoutText.messages}</Heading>
      </div>
      <TalkTabs current="rooms" />
      {rooms.length === 0 ? (
        <EmptyState {...{ picture, title, text }} action={<ButtonLink to="/communities">{action}</ButtonLink>} />
      ) : (
        <>
          <ul aria-label={roomsText.listLabel}>
            {rooms.map((room) => (
              <RoomRow key={room.id} room={room} open={room.slug === openRoom} withCommunity />
            ))}
          </ul>
          <Link className={styles.discover} to="/communities">
            <Icon of="compass" />
            <span className="grow">{roomsText.discover}</span>
            <Icon of="chevron-right" size="s" />
          </Link>
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
