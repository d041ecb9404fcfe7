import { clock, dayHeading, defaultTimeZone, type Reading } from '../../text/dates.ts'
import type { TalkMessage, TalkUnsent } from './talk.ts'

const MINUTE = 60_000
/** Messages of one woman that belong together. */
const GROUP_GAP = 5 * MINUTE
/** A silence after which the hour is said again. */
const STAMP_GAP = 60 * MINUTE

export type TalkEntry<Message, Going> = { kind: 'message'; message: Message } | { kind: 'unsent'; unsent: Going }

interface Stamp {
  kind: 'stamp'
  key: string
  text: string
  day: boolean
}

export type TalkRow<Message, Going> =
  | Stamp
  | { kind: 'unread'; key: string }
  | { kind: 'bubble'; key: string; entry: TalkEntry<Message, Going>; mine: boolean; first: boolean; last: boolean }

interface Options {
  viewerId: number
  /** Seq of the first message that was new when she came; null: nothing was. */
  unreadFrom: number | null
  reading: Reading
  /** Each message says its own hour: between them stand the days alone. */
  daysAlone?: boolean
}

interface Placed<Message, Going> {
  key: string
  entry: TalkEntry<Message, Going>
  authorId: number
  at: number
}

/** What the server has, then what is still on its way; a message that is both is shown once, as the server has it. */
function placed<Message extends TalkMessage, Going extends TalkUnsent>(
  messages: readonly Message[],
  unsent: readonly Going[],
  viewerId: number,
): Placed<Message, Going>[] {
  // The ids of others are theirs: they name nothing of hers.
  const arrived = new Set(messages.filter(({ authorId }) => authorId === viewerId).map(({ clientId }) => clientId))
  return [
    ...messages.map((message) => ({
      // The same key before and after: the bubble stays where it is when the server answers.
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

type StampReading = Reading & Required<Pick<Options, 'daysAlone'>>

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

/** A talk as it is drawn: days, the line above what is new, bubbles that know whether they end their group. */
export function talkRows<Message extends TalkMessage, Going extends TalkUnsent>(
  messages: readonly Message[],
  unsent: readonly Going[],
  { viewerId, unreadFrom, reading, daysAlone = false }: Options,
): TalkRow<Message, Going>[] {
  const all = placed(messages, unsent, viewerId)
  const rows: TalkRow<Message, Going>[] = []
  let open: Extract<TalkRow<Message, Going>, { kind: 'bubble' }> | null = null
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

/** The first message of another after what she had read. */
export function firstUnread(messages: readonly TalkMessage[], viewerId: number, readTo: number): number | null {
  return messages.find(({ seq, authorId }) => seq > readTo && authorId !== viewerId)?.seq ?? null
}
