import type {
  ConversationOpened,
  ConversationView,
  MessageView,
  Page,
  RoomMessages,
  RoomMessageView,
  RoomOpened,
  ShareView,
  VisitView,
} from '@consoeurs/contract'
import type { QueryResultRow } from 'pg'
import { audits } from './audits.ts'
import type { Evidence } from './checker.ts'
import { Caller } from './clients/caller.ts'
import { commentLane, messageLane, pairOf, reactionLane, roomLane, roomReactionLane } from './clients/lanes.ts'
import type { Place, Woman } from './place.ts'
import { until } from './site.ts'

/** What is looked at: the site from outside, and its database past the product. */
export interface Observation {
  url: string
  query<Row extends QueryResultRow>(text: string): Promise<Row[]>
}

interface Slice {
  messages: MessageView[]
  hasMore: boolean
  conversation: ConversationView
}

const PAGE = 100
const LIST_PAGE = 50

/** The whole conversation as a page would catch it up: everything after 0, slice by slice. */
async function readThread(reader: Caller, other: Woman): Promise<MessageView[]> {
  const { conversation } = await reader.reads<ConversationOpened>(`/api/conversations/with/${other.username}`)
  const messages: MessageView[] = []
  for (let after = 0; ; ) {
    const slice = await reader.reads<Slice>(
      `/api/conversations/${conversation?.id}/messages?after=${after}&limit=${PAGE}`,
    )
    messages.push(...slice.messages)
    if (!slice.hasMore) return messages
    after = slice.messages.at(-1)?.changedSeq ?? after
  }
}

async function readList<Item>(reader: Caller, path: string): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor = ''; ; ) {
    const page = await reader.reads<Page<Item>>(`${path}limit=${LIST_PAGE}${cursor}`)
    items.push(...page.items)
    if (page.cursor === null) return items
    cursor = `&cursor=${encodeURIComponent(page.cursor)}`
  }
}

async function readMessages({ friends }: Place, site: Observation): Promise<Evidence['read']> {
  const read: Evidence['read'] = {}
  for (const [index, one] of friends.entries()) {
    for (const other of friends.slice(index + 1)) {
      const messages = await readThread(new Caller(other, site), one)
      const of = (author: Woman) => messages.filter(({ authorId }) => authorId === author.id)
      read[messageLane(one, other)] = of(one).map(({ clientId }) => clientId)
      read[messageLane(other, one)] = of(other).map(({ clientId }) => clientId)
    }
  }
  return read
}

/** The whole room as a page would go down it, from its first message on. */
async function readRoom({ friends, room }: Place, site: Observation): Promise<Evidence['read']> {
  const [reader] = friends
  if (reader === undefined) return {}
  const by = new Caller(reader, site)
  const messages: RoomMessageView[] = []
  for (let from = 0; ; ) {
    const slice = await by.reads<RoomMessages>(`/api/rooms/${room.id}/messages?from=${from}&limit=${PAGE}`)
    messages.push(...slice.messages.filter(({ id }) => id !== room.messageId))
    if (!slice.hasMore) break
    from = slice.messages.at(-1)?.seq ?? from
  }
  const of = (author: Woman) => messages.filter(({ authorId }) => authorId === author.id)
  return Object.fromEntries(
    friends.map((author) => [roomLane(author), of(author).map(({ clientId }) => clientId)] as const),
  )
}

async function readRoomReactions({ friends, room }: Place, site: Observation): Promise<Evidence['holds']> {
  const holds: Evidence['holds'] = {}
  for (const actor of friends) {
    const { messages } = await new Caller(actor, site).reads<RoomOpened>(`/api/rooms/${room.id}/page?message=1`)
    const mine = messages.find(({ id }) => id === room.messageId)?.reactions.mine
    holds[roomReactionLane(actor)] = mine ?? ''
  }
  return holds
}

interface CommentRow {
  client_id: string
  share_id: string
  author_id: string
}

/** As stored: the page shows the newest few hundred only. */
async function readComments({ friends }: Place, site: Observation): Promise<Evidence['read']> {
  const rows = await site.query<CommentRow>('SELECT client_id, share_id, author_id FROM comments ORDER BY id')
  const read: Evidence['read'] = {}
  for (const { client_id: clientId, share_id: shareId, author_id: authorId } of rows) {
    const author = friends.find(({ id }) => id === Number(authorId))
    if (author === undefined) continue
    const lane = commentLane(author, Number(shareId))
    read[lane] = [...(read[lane] ?? []), clientId]
  }
  return read
}

const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

/** A visit counts once per day in French time: one repeated across midnight by a shifted clock is no double. */
function oncePerDay(visits: VisitView[], woman: Woman): string[] {
  const byMember = Map.groupBy(visits, ({ member }) => pairOf(member, woman))
  return [...byMember].flatMap(([pair, made]) => {
    const days = new Set(made.map(({ at }) => parisDay.format(new Date(at))))
    return Array<string>(1 + made.length - days.size).fill(pair)
  })
}

async function readMeetings({ strangers }: Place, site: Observation): Promise<Evidence['read']> {
  const read = { visit: [] as string[], honor: [] as string[], request: [] as string[] }
  for (const woman of strangers) {
    const reader = new Caller(woman, site)
    const visits = await readList<VisitView>(reader, '/api/visits?')
    const honors = await readList<{ member: Woman }>(reader, '/api/honors?')
    const requests = await readList<ConversationView>(reader, '/api/conversations?box=requests&')
    read.visit.push(...oncePerDay(visits, woman))
    read.honor.push(...honors.map(({ member }) => pairOf(member, woman)))
    read.request.push(...requests.map(({ other }) => pairOf(other, woman)))
  }
  return read
}

async function readReactions({ friends, shareIds }: Place, site: Observation): Promise<Evidence['holds']> {
  const holds: Evidence['holds'] = {}
  for (const [index, actor] of friends.entries()) {
    const shareId = shareIds[(index + 1) % shareIds.length]
    if (shareId === undefined) continue
    const share = await new Caller(actor, site).reads<ShareView>(`/api/shares/${shareId}`)
    holds[reactionLane(actor, shareId)] = share.reactions.mine ?? ''
  }
  return holds
}

const LINES = `
  SELECT n.value, recipient.username AS recipient, actor.username AS actor
  FROM notifications n CROSS JOIN unnest(n.actor_ids) AS acting(id)
  JOIN users recipient ON recipient.id = n.recipient_id JOIN users actor ON actor.id = acting.id
  WHERE n.value IN ('visite', 'honneur', 'demande')`
const told = { visite: 'visit', honneur: 'honor', demande: 'request' } as const

/** Whom each line of each list of notifications tells of. */
async function readLines(site: Observation): Promise<Evidence['told']> {
  const rows = await site.query<{ value: keyof typeof told; recipient: string; actor: string }>(LINES)
  const lines: Record<string, string[]> = { visit: [], honor: [], request: [] }
  for (const { value, recipient, actor } of rows) {
    lines[told[value]]?.push(pairOf({ username: actor }, { username: recipient }))
  }
  return lines
}

const WAITING = 'SELECT count(*)::int AS waiting FROM events WHERE handled_at IS NULL'

/** Every event has been handled: what is read next is what a page would show. */
export const drained = (site: Observation): Promise<void> =>
  until(async () => {
    const [row] = await site.query<{ waiting: number }>(WAITING)
    return row?.waiting === 0
  }, 'every event is handled')

/** Everything that the checker needs, read once all is quiet. */
export async function observe(place: Place, site: Observation): Promise<Evidence> {
  await drained(site)
  return {
    read: {
      ...(await readMessages(place, site)),
      ...(await readComments(place, site)),
      ...(await readRoom(place, site)),
      ...(await readMeetings(place, site)),
    },
    told: await readLines(site),
    holds: { ...(await readReactions(place, site)), ...(await readRoomReactions(place, site)) },
  }
}

/** What must agree within the database: kept counters with what they count, events with what they tell of. */
export async function audit(site: Observation): Promise<string[]> {
  const complaints: string[] = []
  for (const { says, rows } of audits) {
    const found = await site.query(rows)
    if (found.length > 0) complaints.push(`${says}: ${JSON.stringify(found.slice(0, 3))}`)
  }
  return complaints
}
