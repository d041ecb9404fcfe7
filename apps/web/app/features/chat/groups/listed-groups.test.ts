import type { ConversationView, GroupView } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { isGroupIn, mergeGroups } from './listed-groups.ts'

const conversation = (id: number, day: number) =>
  ({ id, lastMessage: { at: `2026-01-0${day}T10:00:00.000Z` } }) as ConversationView
const group = (id: number, day: number, more: Partial<GroupView> = {}) =>
  ({ id, at: `2026-01-0${day}T12:00:00.000Z`, state: 'member', room: { unread: 0 }, ...more }) as GroupView
const invited = group(9, 5, { state: 'invited' })

const idsOf = (rows: ReturnType<typeof mergeGroups>) =>
  rows.map((row) => (row.kind === 'group' ? `g${row.group.id}` : `c${row.conversation.id}`))

it('lists groups among conversations, newest first', () => {
  const items = [conversation(1, 4), conversation(2, 2)]
  expect(idsOf(mergeGroups('inbox', [group(3, 3), group(4, 1), invited], { items, hasMore: false }))).toEqual([
    'c1',
    'g3',
    'c2',
    'g4',
  ])
})

it('keeps older groups for the pages to come', () => {
  const items = [conversation(1, 4), conversation(2, 2)]
  expect(idsOf(mergeGroups('inbox', [group(3, 3), group(4, 1)], { items, hasMore: true }))).toEqual(['c1', 'g3', 'c2'])
})

it('shows invitations with the requests, and unread groups with the unread', () => {
  const unread = group(5, 1, { room: { unread: 2 } as GroupView['room'] })
  const boxes = (['inbox', 'unread', 'requests', 'archived'] as const).map((box) =>
    [group(3, 3), unread, invited].filter((one) => isGroupIn(box, one)).map(({ id }) => id),
  )
  expect(boxes).toEqual([[3, 5], [5], [9], []])
})
