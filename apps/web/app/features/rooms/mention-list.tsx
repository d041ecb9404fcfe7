import type { MemberLink } from '@consoeurs/contract'
import { roomsText } from '../../text/rooms.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'

interface MentionListProps {
  id: string
  members: MemberLink[]
  active: number
  onChoose: (member: MemberLink) => void
}

/** Above the field, which keeps the focus: the options are chosen from there. */
export function MentionList({ id, members, active, onChoose }: MentionListProps) {
  return (
    <>
      <div className="rm-mentions" role="listbox" id={id} aria-label={roomsText.mentionable}>
        {members.map((member, index) => (
          <div
            key={member.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="menu-item"
            // The keyboard of a phone stays open: the field keeps its focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(member)}
            onKeyDown={undefined}
          >
            <Avatar src={member.avatar} name={member.displayName} size="xs" />
            <span className="trunc">{member.displayName}</span>
            <span className="meta trunc">@{member.username}</span>
          </div>
        ))}
      </div>
      <LiveRegion>{roomsText.mentionsFound(members.length)}</LiveRegion>
    </>
  )
}
