import { clock, type DateContext, dayHeading, defaultTimeZone } from '../../../text/dates.ts'
import type { TalkMessage, TalkUnsent } from './talk.ts'

const MINUTE = 60_000
/** Messages by one author within this time are grouped. */
const GROUP_GAP = 5 * MINUTE
/** After this pause the time is shown again. */
const STAMP_GAP = 60 * MINUTE

export type TalkEntry<Message, Going> = { kind: 'message'; message: Message } | { kind: 'unsent'; unsent: Going }

interface Stamp {
  kind: 'stamp'
  key: string
  text: string
  day: boolean
}

export interface BubbleRow<Message, Going> {
  kind: 'bubble'
  key: string
  entry: TalkEntry<Message, Going>
  mine: boolean
  first: boolean
  last: boolean
}

export type TalkRow<Message, Going> = Stamp | { kind: 'unread'; key: string } | BubbleRow<Message, Going>

interface Options {
  viewerId: number
  /** Seq of the first message that was unread on arrival, or null. */
  unreadFrom: number | null
  reading: DateContext
  /** Messages show their own time, so only dates are inserted. */
  daysAlone?: boolean
}

interface PlacedMessage<Message, Going> {
  key: string
  entry: TalkEntry<Message, Going>
  authorId: number
  at: number
}

/** A message that is both stored and in the outbox is shown once, as stored. */
function placed<Message extends TalkMessage, Going extends TalkUnsent>(
  messages: readonly Message[],
  unsent: readonly Going[],
  viewerId: number,
): PlacedMessage<Message, Going>[] {
  // `clientId` is unique per author only.
  const arrived = new Set(messages.filter(({ authorId }) => authorId === viewerId).map(({ clientId }) => clientId))
  return [
    ...messages.map((message) => ({
      // The same key before and after sending keeps the bubble mounted.
      key: message.authorId === viewerId ? message.clientId : `seq-${message.seq}`,
      entry: { kind: 'message' as const, message },
      authorId: message.authorId,
      at: Date.parse(message.at),
    })),
    ...unsent
      .filter(({ clientId }) => !arrived.has(clientId))
      .map((message) => ({
        key: message.clientId,
        entry: { kind: 'unsent' as const, unsent: message },
        authorId: message.authorId,
        at: message.at,
      })),
  ]
}

interface Moment {
  key: string
  at: number
}

type StampReading = DateContext & Required<Pick<Options, 'daysAlone'>>

function stampBefore(row: Moment, before: Moment | undefined, reading: StampReading): Stamp | null {
  const { timeZone = defaultTimeZone, daysAlone } = reading
  const when = new Date(row.at)
  const heading = dayHeading(when, reading)
  const newDay = before === undefined || dayHeading(new Date(before.at), reading) !== heading
  if (!newDay && (daysAlone || row.at - before.at < STAMP_GAP)) return null
  if (daysAlone) return { kind: 'stamp', key: `stamp-${row.key}`, text: heading, day: true }
  const time = clock(when, timeZone)
  return { kind: 'stamp', key: `stamp-${row.key}`, text: newDay ? `${heading}, ${time}` : time, day: newDay }
}

const seqOf = <Message extends TalkMessage>(entry: TalkEntry<Message, unknown>) =>
  entry.kind === 'message' ? entry.message.seq : null

export function talkRows<Message extends TalkMessage, Going extends TalkUnsent>(
  messages: readonly Message[],
  unsent: readonly Going[],
  { viewerId, unreadFrom, reading, daysAlone = false }: Options,
): TalkRow<Message, Going>[] {
  const all = placed(messages, unsent, viewerId)
  const rows: TalkRow<Message, Going>[] = []
  let open: BubbleRow<Message, Going> | null = null
  for (const [index, row] of all.entries()) {
    const before = all[index - 1]
    const stamp = stampBefore(row, before, { ...reading, daysAlone })
    const unread = unreadFrom !== null && seqOf(row.entry) === unreadFrom
    if (stamp !== null) rows.push(stamp)
    if (unread) rows.push({ kind: 'unread', key: 'unread' })
    const goesOn = stamp === null && !unread && before?.authorId === row.authorId && row.at - before.at < GROUP_GAP
    if (open !== null && goesOn) open.last = false
    open = {
      kind: 'bubble',
      key: row.key,
      entry: row.entry,
      mine: row.authorId === viewerId,
      first: !goesOn,
      last: true,
    }
    rows.push(open)
  }
  return rows
}

export function firstUnread(messages: readonly TalkMessage[], viewerId: number, readTo: number): number | null {
  return messages.find(({ seq, authorId }) => seq > readTo && authorId !== viewerId)?.seq ?? null
}
