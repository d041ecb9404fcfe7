import {
  ContactState,
  ContactTopic,
  type DeskContactMessage,
  type DeskContactQuery,
  type DeskContactRow,
  type DeskList,
  deskOffset,
  truncateMessage,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../../platform/data/text-search.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { contactMessages, users } = tables

type Message = typeof contactMessages.$inferSelect

const row = ({ id, topic, name, state, text, createdAt }: Message): DeskContactRow => ({
  id,
  topic: ContactTopic.catch('idea').parse(topic),
  name,
  state: ContactState.catch('new').parse(state),
  excerpt: truncateMessage(text),
  createdAt: createdAt.toISOString(),
})

function matchesText(words: string): SQL | undefined {
  if (words === '') return undefined
  const written = containsText(words, [contactMessages.name, contactMessages.text])
  return or(written, sql`lower(${contactMessages.email}) = lower(${words})`)
}

/** Oldest first by default. */
export async function listContactMessages(db: Queryable, query: DeskContactQuery): Promise<DeskList<DeskContactRow>> {
  const { state, topic, q, sort = 'createdAt:asc' } = query
  const order = sort === 'createdAt:asc' ? asc : desc
  const wanted = and(
    state === 'any' ? undefined : eq(contactMessages.state, state),
    topic && eq(contactMessages.topic, topic),
    matchesText(q),
  )
  const rows = await db
    .select()
    .from(contactMessages)
    .where(wanted)
    .orderBy(order(contactMessages.createdAt), order(contactMessages.id))
    .limit(query.pageSize)
    .offset(deskOffset(query))
  return { items: rows.map(row), total: await db.$count(contactMessages, wanted) }
}

export const countNewMessages = (db: Queryable): Promise<number> =>
  db.$count(contactMessages, eq(contactMessages.state, 'new'))

/** @throws AppError NOT_FOUND */
export async function loadContactMessage(db: Queryable, id: number): Promise<DeskContactMessage> {
  const [found] = await db
    .select({
      message: contactMessages,
      member: { id: users.id, username: users.username, displayName: users.name },
    })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.userId))
    .where(eq(contactMessages.id, id))
  if (found === undefined) throw new AppError('NOT_FOUND')
  const { message, member } = found
  return { ...row(message), email: message.email, text: message.text, member }
}
