import type { GroupDetails, RoomView } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import { QuickExitLink } from '../../../quick-exit/quick-exit-link.tsx'
import styles from '../../../styles/shared/messages-page.module.css'
import { roomsText } from '../../../text/rooms.ts'
import { IconLink } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import type { RoomPart } from '../rooms/public.ts'
import { archiveGroup } from './archive-group.ts'
import { GroupPicture } from './group-picture.tsx'
import { groupsText } from './groups.text.ts'
import { groupPageHref } from './groups-links.ts'

interface GroupHeadProps {
  group: GroupDetails
  /** As it is now: the name and the marks change while it is open. */
  room: RoomView
  back: string
  onOpen: (part: RoomPart) => void
  onHear: () => void
}

export function GroupHead({ group, room, back, onOpen, onHear }: GroupHeadProps) {
  const viewerId = useViewer()?.id
  const { name, muted, slug } = room
  const names = group.members.flatMap(({ member }) => (member.id === viewerId ? [] : [member.displayName]))
  return (
    <header className={styles.threadHead}>
      <IconLink to={back} icon="chevron-left" label={groupsText.back} className="only-phone" />
      <Link to={groupPageHref(slug)} className={`${styles.person} grow`} prefetch="intent">
        <GroupPicture group={{ ...group, room }} small />
        <span className={styles.conversationText}>
          <h1 className="bold truncated">{name}</h1>
          <span className={`meta truncated ${styles.subtitle}`}>
            {names.length === 0 ? groupsText.members(group.memberCount) : groupsText.who(group.memberCount, names)}
            {muted ? `, ${roomsText.muted}` : ''}
          </span>
        </span>
      </Link>
      <QuickExitLink className="only-phone" />
      <Menu
        label={groupsText.options(name)}
        items={[
          { label: groupsText.people, icon: 'users', to: groupPageHref(slug) },
          { label: groupsText.search, icon: 'search', onSelect: () => onOpen('search') },
          { label: roomsText.pins, icon: 'pin', onSelect: () => onOpen('pins') },
          { label: roomsText.goToDate, icon: 'calendar', onSelect: () => onOpen('date') },
          room.inArchive
            ? { label: groupsText.unarchive, icon: 'archive-restore', onSelect: () => void archiveGroup(room, false) }
            : { label: groupsText.archive, icon: 'archive', onSelect: () => void archiveGroup(room, true) },
          muted
            ? { label: roomsText.hear, icon: 'bell', onSelect: onHear }
            : { label: roomsText.mute, icon: 'bell-off', onSelect: () => onOpen('mute') },
        ]}
      />
    </header>
  )
}
