import { limits, type Page, type RoomView } from '@consoeurs/contract'
import { useState } from 'react'
import { useIllustration } from '../../../brand/illustration.ts'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/messages-page.module.css'
import { layoutText } from '../../../text/pages/layout.ts'
import { roomsText } from '../../../text/rooms.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { RoomRow } from '../../publishing/communities/public.ts'
import { TalkTabs } from '../talk/public.ts'
import type { RoomHits } from './use-room-hits.ts'
import { useRooms } from './use-rooms.ts'

interface RoomListProps {
  served: {
    rooms: Page<RoomView>
    /** Search results for the `q` of the address, for use without scripts. */
    found: RoomHits | null
  }
  /** Slug of the room that is open beside it. */
  openRoom: string | undefined
}

/** Loaded with the first search. */
const FoundRooms = lazyPart(async () => (await import('./found-rooms.tsx')).FoundRooms, {
  drawnAs: '[data-hook~="found"]',
})

function RoomSearchField({ sought, onChange }: { sought: string; onChange: (q: string) => void }) {
  return (
    <search>
      <form action="/community-room" className={`gutter ${styles.search}`} onSubmit={(event) => event.preventDefault()}>
        <Field label={roomsText.find} hiddenLabel>
          <TextInput
            type="search"
            name="q"
            icon="search"
            look="pill"
            value={sought}
            placeholder={roomsText.find}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={limits.searchQuery}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
      </form>
    </search>
  )
}

function OwnRooms({ served, openRoom }: { served: Page<RoomView>; openRoom: string | undefined }) {
  const { rooms, error, more, ...growth } = useRooms(served)
  const picture = useIllustration('emptyMessages')
  const { title, text, action } = roomsText.empty
  if (rooms.length === 0)
    return <EmptyState {...{ picture, title, text }} action={<ButtonLink to="/communities">{action}</ButtonLink>} />
  return (
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
        nextHref={served.cursor === null ? undefined : `/community-room?cursor=${encodeURIComponent(served.cursor)}`}
      >
        {() => null}
      </InfiniteList>
    </>
  )
}

export function RoomList({ served, openRoom }: RoomListProps) {
  const { rooms, found } = served
  const [sought, setSought] = useState(found?.q ?? '')
  const q = sought.trim()
  const beside = openRoom !== undefined
  const Heading = beside ? 'h2' : 'h1'
  return (
    <div className={beside ? `${styles.inboxList} only-wide` : styles.inboxList} data-hook="inbox-list">
      <div className={`${styles.listHead} gutter`}>
        <Heading className="display heading-2 grow">{layoutText.messages}</Heading>
      </div>
      <TalkTabs current="rooms" />
      {rooms.items.length === 0 ? null : <RoomSearchField sought={sought} onChange={setSought} />}
      {q === '' ? (
        <OwnRooms served={rooms} openRoom={openRoom} />
      ) : (
        <FoundRooms q={q} served={found} openRoom={openRoom} />
      )}
    </div>
  )
}
