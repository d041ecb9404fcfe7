import { notificationValues, type SocketMessage } from '@consoeurs/contract'
import { prepared, tables } from '@consoeurs/database'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { isPresent, linkQuery, memberLink, memberListedFor } from '../members/public.ts'
import type { Addressed } from './kinds/kind.ts'

const { users, inboxes, catalogueEntries, notificationPreferences, pushDevices } = tables

export interface Addressees {
  /** Null where the place itself speaks. */
  author: SocketMessage['author']
  recipient: SocketMessage['recipient']
  /** Position of the entry in its catalogue group. */
  index: number
  /** She wants a line, a toast and a count; where she does not, her devices may still be told. */
  inApp: boolean
  /** Her devices are to be told, and there are some. */
  push: boolean
}

const recipientId = sql.placeholder('recipientId')
const actorId = sql.placeholder('actorId')

const entryOf = (table: typeof catalogueEntries | typeof notificationPreferences) =>
  and(eq(table.section, sql.placeholder('section')), eq(table.value, sql.placeholder('value')))

const lockedChoice = prepared((db) =>
  db
    .select({
      entry: catalogueEntries,
      preference: notificationPreferences,
      hasDevices: sql<boolean>`exists (select 1 from ${pushDevices} where ${pushDevices.userId} = ${recipientId})`,
    })
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
      or(and(eq(users.id, recipientId), isPresent), and(eq(users.id, actorId), memberListedFor({ id: recipientId }))),
    )
    .prepare('notification_addressees'),
)

type Choice = Awaited<ReturnType<ReturnType<typeof lockedChoice>['execute']>>[number]

/** Her choice, else the catalogue's default; what is always on stays on. */
function wants(choice: Choice | undefined, how: 'inApp' | 'push', unknown: boolean): boolean {
  if (choice?.entry?.always) return true
  return choice?.preference?.[how] ?? choice?.entry?.[how] ?? unknown
}

/** Who is to be told of whom, and of what. */
export type Asked = Pick<Addressed, 'recipientId' | 'actorId' | 'section' | 'value' | 'stillStands'>

async function loadBoth(tx: Tx, addressed: Asked): Promise<Pick<Addressees, 'author' | 'recipient'> | null> {
  const rows = await bothMembers(tx).execute({ recipientId: addressed.recipientId, actorId: addressed.actorId })
  const asAnyone = { viewer: null, now: new Date(), freshnessUpTo720Hours: false }
  const find = (userId: number | null): SocketMessage['author'] => {
    const row = rows.find((candidate) => candidate.user.id === userId)
    if (row === undefined) return null
    const { id, username, displayName, avatar } = memberLink(row, asAnyone)
    return { id, username, displayName, avatar }
  }
  const [author, recipient] = [find(addressed.actorId), find(addressed.recipientId)]
  if (recipient === null) return null
  if (addressed.actorId !== null && (author === null || author.username === '')) return null
  return { author, recipient }
}

/**
 * Both members if the one may be told of the other: never of herself, never across a block, of or to someone who is not
 * here, or without the author's username; and only of what she wants to see in the app or on her devices. Locks the
 * recipient's inbox before it looks: a block made meanwhile either is seen here or counts anew afterwards, and what was
 * undone meanwhile either does not stand any more or is retracted afterwards.
 */
export async function loadAddressees(tx: Tx, addressed: Asked): Promise<Addressees | null> {
  const { recipientId, actorId, section, value, stillStands } = addressed
  if (recipientId === actorId) return null
  // In this order in one message: the lock comes first.
  const [[choice], both] = await Promise.all([
    lockedChoice(tx).execute({ recipientId, section, value }),
    loadBoth(tx, addressed),
  ])
  const inApp = wants(choice, 'inApp', true)
  const push = wants(choice, 'push', false) && choice?.hasDevices === true
  if (!inApp && !push) return null
  if (both === null || (stillStands !== undefined && !(await stillStands(tx)))) return null

  const values: readonly string[] = notificationValues[section]
  const index = choice?.entry?.index ?? values.indexOf(value)
  return { ...both, index, inApp, push }
}
