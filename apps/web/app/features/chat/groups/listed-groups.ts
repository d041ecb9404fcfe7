import type { ConversationBox, ConversationView, GroupView } from '@consoeurs/contract'
import { foldText } from '@consoeurs/contract/text/fold-text'

export type ListedTalk = { kind: 'conversation'; conversation: ConversationView } | { kind: 'group'; group: GroupView }

/** Invitations are requests. */
export function isGroupIn(box: ConversationBox, { state, room }: GroupView): boolean {
  if (box === 'requests') return state === 'invited'
  if (room.inArchive) return box === 'archived'
  return box !== 'archived' && state === 'member' && (box !== 'unread' || room.unread > 0)
}

/** By its name, or the name of a member. */
export function findGroups(groups: readonly GroupView[], q: string): GroupView[] {
  const sought = foldText(q)
  return groups.filter(({ room, names }) => [room.name, ...names].some((name) => foldText(name).includes(sought)))
}

const atOf = ({ lastMessage }: ConversationView) => lastMessage?.at ?? ''

/** Newest first. While there are further pages, groups older than the last conversation wait for theirs. */
export function mergeGroups(
  box: ConversationBox,
  groups: readonly GroupView[],
  { items, hasMore }: { items: readonly ConversationView[]; hasMore: boolean },
): ListedTalk[] {
  const last = items.at(-1)
  const oldest = hasMore && last !== undefined ? atOf(last) : ''
  const shown = groups.filter((group) => isGroupIn(box, group) && group.at >= oldest)
  const rows = [
    ...items.map((conversation) => ({ at: atOf(conversation), row: { kind: 'conversation' as const, conversation } })),
    ...shown.map((group) => ({ at: group.at, row: { kind: 'group' as const, group } })),
  ]
  return rows.sort((one, other) => other.at.localeCompare(one.at)).map(({ row }) => row)
}
