import { notificationValues, type SocketMessage } from '@consoeurs/contract'
import { prepared, tables } from '@consoeurs/database'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { isPresent, linkQuery, memberLink, memberVisibleTo } from '../members/public.ts'
import type { Addressed } from './kinds/kind.ts'

const { users, inboxes, catalogueEntries, notificationPreferences } = tables

type NotificationActor = SocketMessage['author']

export interface Addressees {
  author: NotificationActor
  recipient: NotificationActor
  /** Position of the entry in its catalogue group. */
  index: number
}

const recipientId = sql.placeholder('recipientId')
const actorId = sql.placeholder('actorId')

const entryOf = (table: typeof catalogueEntries | typeof notificationPreferences) =>
  and(eq(table.section, sql.placeholder('section')), eq(table.value, sql.placeholder('value')))

const lockedChoice = prepared((db) =>
  db
    .select({ entry: catalogueEntries, preference: notificationPreferences })
    .from(inboxes)
    .leftJoin(catalogueEntries, entryOf(catalogueEntries))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, recipientId), entryOf(notificationPreferences)),
    )
    .where(eq(inboxes.userId, recipientId))
    .for('update', { of: inboxes })
    .prepare('notification_choice'),
)

const bothMembers = prepared((db) =>
  linkQuery(db)
    .where(
      or(and(eq(users.id, recipientId), isPresent), and(eq(users.id, actorId), memberVisibleTo({ id: recipientId }))),
    )
    .prepare('notification_addressees'),
)

/**
 * Both members if the one may be told of the other: never of herself, never across a block, of or to someone who is not
 * here, or without the author's username; and only what she wants to see in the app. Locks the
 * recipient's inbox before it looks: a block made meanwhile either is seen here or counts anew afterwards.
 */
export async function loadAddressees(tx: Tx, addressed: Addressed): Promise<Addressees | null> {
  const { recipientId, actorId, section, value } = addressed
  if (recipientId === actorId) return null
  const [choice] = await lockedChoice(tx).execute({ recipientId, section, value })
  const wanted = choice?.entry?.always || (choice?.preference?.inApp ?? choice?.entry?.inApp ?? true)
  if (!wanted) return null

  const rows = await bothMembers(tx).execute({ recipientId, actorId })
  const asAnyone = { viewer: null, now: new Date(), freshnessUpTo720Hours: false }
  const find = (userId: number): NotificationActor | null => {
    const row = rows.find((candidate) => candidate.user.id === userId)
    if (row === undefined) return null
    const { id, username, displayName, avatar } = memberLink(row, asAnyone)
    return { id, username, displayName, avatar }
  }
  const [author, recipient] = [find(actorId), find(recipientId)]
  if (author === null || recipient === null || author.username === '') return null

  const values: readonly string[] = notificationValues[section]
  return { author, recipient, index: choice?.entry?.index ?? values.indexOf(value) }
}
