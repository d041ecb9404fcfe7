import type { MessageView } from '@consoeurs/contract'
import { clock, dayHeading, defaultTimeZone, type Reading } from '../../text/dates.ts'
import type { UnsentMessage } from './outbox/outbox-queue.ts'

const MINUTE = 60_000
/** Messages of one woman that belong together. */
const GROUP_GAP = 5 * MINUTE
/** A silence after which the hour is said again. */
const STAMP_GAP = 60 * MINUTE

export type ThreadEntry = { kind: 'message'; message: MessageView } | { kind: 'unsent'; unsent: UnsentMessage }

export type ThreadRow =
  | { kind: 'stamp'; key: string; text: string; day: boolean }
  | { kind: 'unread'; key: string }
  | { kind: 'bubble'; key: string; entry: ThreadEntry; mine: boolean; first: boolean; last: boolean }

interface Options {
  viewerId: number
  /** Seq of the first message that was new when she came; null: nothing was. */
  unreadFrom: number | null
  reading: Reading
}

interface Placed {
  key: string
  entry: ThreadEntry
  mine: boolean
  at: number
}

/** What the server has, then what is still on its way; a message that is both is shown once, as the server has it. */
function placed(messages: readonly MessageView[], unsent: readonly UnsentMessage[], viewerId: number): Placed[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  return [
    ...messages.map((message) => ({
      // The same key before and after: the bubble stays where it is when the server answers.
      key: message.clientId,
      entry: { kind: 'message' as const, message },
      mine: message.authorId === viewerId,
      at: Date.parse(message.at),
    })),
    ...unsent
      .filter(({ clientId }) => !arrived.has(clientId))
      .map((message) => ({
        key: message.clientId,
        entry: { kind: 'unsent' as const, unsent: message },
        mine: true,
        at: message.at,
      })),
  ]
}

function stampBefore(row: Placed, before: Placed | undefined, reading: Reading): ThreadRow | null {
  const { timeZone = defaultTimeZone } = reading
  const when = new Date(row.at)
  const heading = dayHeading(when, reading)
  const newDay = before === undefined || dayHeading(new Date(before.at), reading) !== heading
  if (!newDay && row.at - before.at < STAMP_GAP) return null
  const time = clock(when, timeZone)
  return { kind: 'stamp', key: `stamp-${row.key}`, text: newDay ? `${heading}, ${time}` : time, day: newDay }
}

const isFirstUnread = ({ entry }: Placed, unreadFrom: number | null) =>
  unreadFrom !== null && entry.kind === 'message' && entry.message.seq === unreadFrom

/** A conversation as it is drawn: days, the line above what is new, bubbles that know whether they end their group. */
export function threadRows(
  messages: readonly MessageView[],
  unsent: readonly UnsentMessage[],
  { viewerId, unreadFrom, reading }: Options,
): ThreadRow[] {
  const all = placed(messages, unsent, viewerId)
  const rows: ThreadRow[] = []
  let open: Extract<ThreadRow, { kind: 'bubble' }> | null = null
  for (const [index, row] of all.entries()) {
    const before = all[index - 1]
    const stamp = stampBefore(row, before, reading)
    const unread = isFirstUnread(row, unreadFrom)
    if (stamp !== null) rows.push(stamp)
    if (unread) rows.push({ kind: 'unread', key: 'unread' })
    const goesOn = stamp === null && !unread && before?.mine === row.mine && row.at - before.at < GROUP_GAP
    if (open !== null && goesOn) open.last = false
    open = { kind: 'bubble', key: row.key, entry: row.entry, mine: row.mine, first: !goesOn, last: true }
    rows.push(open)
  }
  return rows
}

/** The first message of the other after what she had read. */
export function firstUnread(messages: readonly MessageView[], viewerId: number, readTo: number): number | null {
  return messages.find(({ seq, authorId }) => seq > readTo && authorId !== viewerId)?.seq ?? null
}
