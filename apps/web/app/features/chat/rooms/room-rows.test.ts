import type { RoomMessageView } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import type { UnsentRoomMessage } from '../../../outbox/unsent.ts'
import type { TalkRow } from '../talk/public.ts'
import { withHiddenRuns } from './room-rows.ts'

const bubble = (key: string, hidden: boolean): TalkRow<RoomMessageView, UnsentRoomMessage> => ({
  kind: 'bubble',
  key,
  entry: { kind: 'message', message: { hidden } as RoomMessageView },
  mine: false,
  first: true,
  last: true,
})

it('draws messages that she is not shown as one line, wherever they follow each other', () => {
  const day = { kind: 'stamp', key: 'day', text: 'Hier', day: true } as const
  const rows = withHiddenRuns([
    bubble('a', true),
    bubble('b', true),
    bubble('c', false),
    bubble('d', true),
    day,
    bubble('e', true),
  ])
  expect(rows.map((row) => (row.kind === 'hidden' ? row.count : row.key))).toEqual([2, 'c', 1, 'day', 1])
})
