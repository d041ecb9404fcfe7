import type { MemberLink } from '@consoeurs/contract'
import styles from '../../../styles/shared/rooms.module.css'
import { roomsText } from '../../../text/rooms.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import overlaysStyles from '../../../ui/overlays/overlays.module.css'

interface MentionListProps {
  id: string
  members: MemberLink[]
  active: number
  onChoose: (member: MemberLink) => void
}

/** Shown above the field, which keeps the focus (`aria-activedescendant`). */
export function MentionList({ id, members, active, onChoose }: MentionListProps) {
  return (
    <>
      <div className={styles.mentions} data-hook="mentions" role="listbox" id={id} aria-label={roomsText.mentionable}>
        {members.map((member, index) => (
          <div
            key={member.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={overlaysStyles.menuItem}
            data-hook="menu-item"
            // Keeps the focus in the field, so that a phone's keyboard stays open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(member)}
            onKeyDown={undefined}
          >
            <Avatar src={member.avatar} name={member.displayName} size="xs" />
            <span className="truncated">{member.displayName}</span>
            <span className="meta truncated">@{member.username}</span>
          </div>
        ))}
      </div>
      <LiveRegion>{roomsText.mentionsFound(members.length)}</LiveRegion>
    </>
  )
}
