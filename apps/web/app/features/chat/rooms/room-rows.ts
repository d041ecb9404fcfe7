import type { RoomMessageView } from '@consoeurs/contract'
import type { UnsentRoomMessage } from '../../../outbox/unsent.ts'
import type { TalkRow } from '../talk/public.ts'

type Row = TalkRow<RoomMessageView, UnsentRoomMessage>
export type RoomRow = Row | { kind: 'hidden'; key: string; count: number }

const isHidden = (row: Row) => row.kind === 'bubble' && row.entry.kind === 'message' && row.entry.message.hidden

/** Collapses consecutive hidden messages into one row with their count. */
export function withHiddenRuns(rows: readonly Row[]): RoomRow[] {
  const shown: RoomRow[] = []
  for (const row of rows) {
    const last = shown.at(-1)
    if (!isHidden(row)) shown.push(row)
    else if (last?.kind === 'hidden') last.count += 1
    else shown.push({ kind: 'hidden', key: row.key, count: 1 })
  }
  return shown
}
