import type { RoomView } from '@consoeurs/contract'
import { Link } from 'react-router'
import { QuickExitIcon } from '../../quick-exit/quick-exit-icon.tsx'
import { roomsText } from '../../text/rooms.ts'
import { IconButton, IconLink } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { RoomPart } from './room-parts.tsx'

interface RoomHeadProps {
  room: RoomView
  /** How many are there now, of those who show it. */
  here: number
  onOpen: (part: RoomPart) => void
  onHear: () => void
}

/** Which room, whose, who is there, and what opens over it. */
export function RoomHead({ room, here, onOpen, onHear }: RoomHeadProps) {
  const { name, community, muted } = room
  const home = `/c/${community.slug}`
  const presence = here > 0 ? `, ${roomsText.here(here)}` : ''
  return (
    <header className="th-head">
      <IconLink to="/community-room" icon="chevron-left" label={roomsText.back} className="only-phone" />
      <div className="grow rm-title">
        <h1 className="b trunc">{name}</h1>
        <p className="meta trunc">
          <Link to={`${home}?onglet=salons`} prefetch="intent">
            {community.name}
          </Link>
          {presence}
          {muted ? `, ${roomsText.muted}` : ''}
        </p>
      </div>
      <QuickExitIcon className="only-phone" />
      <IconButton icon="search" label={roomsText.search} onClick={() => onOpen('search')} />
      <IconButton icon="users" label={roomsText.people} className="only-wide" onClick={() => onOpen('here')} />
      <Menu
        label={roomsText.options(name)}
        items={[
          { label: roomsText.people, icon: 'users', onSelect: () => onOpen('here') },
          { label: roomsText.pins, icon: 'pin', onSelect: () => onOpen('pins') },
          { label: roomsText.goToDate, icon: 'calendar', onSelect: () => onOpen('date') },
          muted
            ? { label: roomsText.hear, icon: 'bell', onSelect: onHear }
            : { label: roomsText.mute, icon: 'bell-off', onSelect: () => onOpen('mute') },
          { label: roomsText.community(community.name), icon: 'compass', to: home },
        ]}
      />
    </header>
  )
}
