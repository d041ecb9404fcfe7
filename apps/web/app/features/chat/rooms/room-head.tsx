import type { RoomView } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import { QuickExitLink } from '../../../quick-exit/quick-exit-link.tsx'
import styles from '../../../styles/shared/messages-page.module.css'
import roomsStyles from '../../../styles/shared/rooms.module.css'
import { roomsText } from '../../../text/rooms.ts'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import type { RoomPart } from './room-parts.tsx'

interface RoomHeadProps {
  room: RoomView
  /** Counts only members who show their presence. */
  here: number
  onOpen: (part: RoomPart) => void
  onHear: () => void
}

export function RoomHead({ room, here, onOpen, onHear }: RoomHeadProps) {
  const { name, community, muted } = room
  const home = `/c/${community.slug}`
  const presence = here > 0 ? `, ${roomsText.here(here)}` : ''
  return (
    <header className={styles.threadHead}>
      <IconLink to="/community-room" icon="chevron-left" label={roomsText.back} className="only-phone" />
      <div className={`grow ${roomsStyles.title}`}>
        <h1 className="bold truncated">{name}</h1>
        <p className="meta truncated">
          <Link to={`${home}?onglet=salons`} prefetch="intent">
            {community.name}
          </Link>
          {presence}
          {muted ? `, ${roomsText.muted}` : ''}
        </p>
      </div>
      <QuickExitLink className="only-phone" />
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
