import { type GroupDetails, groupLimits, type RoomMessageView, type RoomOpened } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useLiveEvents } from '../../../events/live-events.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { RoomTalkView } from '../rooms/public.ts'
import type { ServedChat } from '../talk/public.ts'
import { GroupHead } from './group-head.tsx'
import { groupsApi } from './groups.api.ts'
import styles from './groups.module.css'
import { groupsText } from './groups.text.ts'

/** Follows who is in it, its picture, and how far the others have read. */
function useGroup(served: GroupDetails): GroupDetails {
  const [group, setGroup] = useState(served)
  const { id } = served
  useLiveEvents((event) => {
    if (event.type === 'group.reads' && event.roomId === id) setGroup((known) => ({ ...known, reads: event.reads }))
    if (event.type !== 'groups.stale' && event.type !== 'rooms.stale') return
    groupsApi(api)
      .get(served.room.slug)
      .then(setGroup)
      .catch((error: unknown) => {
        // Gone, or without a network: the room itself follows.
        if (!(error instanceof ApiFailure)) throw error
      })
  })
  return group
}

interface ReadByProps {
  message: RoomMessageView | undefined
  viewerId: number
  group: GroupDetails
}

/** Under the viewer's own last message: only members who share their read receipts. */
function ReadBy({ message, viewerId, group: { reads, members } }: ReadByProps) {
  if (message === undefined || message.authorId !== viewerId || message.deleted) return null
  const ids = new Set(reads.flatMap(({ memberId, seq }) => (seq >= message.seq ? [memberId] : [])))
  const readers = members.flatMap(({ member }) => (ids.has(member.id) ? [member] : []))
  if (readers.length === 0) return null
  const faces = readers.slice(0, groupLimits.faces)
  const words = groupsText.readBy(readers.map(({ displayName }) => displayName))
  return (
    <p className={`meta ${styles.readBy}`} data-hook="read-by">
      <span className="avatar-stack" aria-hidden="true">
        {faces.map(({ id, avatar, displayName }) => (
          <Avatar key={id} src={avatar} name={displayName} size="xs" />
        ))}
      </span>
      <span>{words}</span>
    </p>
  )
}

interface GroupTalkViewProps extends ServedChat {
  group: GroupDetails
  served: RoomOpened
  pin: RoomMessageView | null
  back: string
}

export function GroupTalkView({ group: known, back, ...room }: GroupTalkViewProps) {
  const group = useGroup(known)
  return (
    <RoomTalkView
      {...room}
      as={{
        gone: groupsText.gone,
        label: groupsText.group,
        field: groupsText.field,
        drawHead: (parts) => <GroupHead group={group} back={back} {...parts} />,
        drawEnd: (last, viewerId) => <ReadBy message={last} viewerId={viewerId} group={group} />,
      }}
    />
  )
}
