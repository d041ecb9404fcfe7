import { authorlessEntries, notificationValues, type SocketMessage } from '@consoeurs/contract'
import { prepared, tables } from '@consoeurs/database'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { isPresent, memberListedFor } from '../../foundation/visibility/public.ts'
import { linkQuery, memberLink } from '../../people/members/public.ts'
import type { NotificationTarget } from './kinds/kind.ts'

const { users, inboxes, catalogueEntries, notificationPreferences, pushDevices } = tables

export interface DeliveryDecision {
  /** Null for notifications by the site itself. */
  author: SocketMessage['author']
  recipient: SocketMessage['recipient']
  /** Position in the catalogue group. */
  index: number
  /** Show in the app (list, toast, counter); otherwise by push only. */
  inApp: boolean
  /** Push is wanted and there is a device. */
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

type PreferenceRow = Awaited<ReturnType<ReturnType<typeof lockedChoice>['execute']>>[number]

/** The member's choice, else the catalogue's default; mandatory entries are on. */
function wants(choice: PreferenceRow | undefined, how: 'inApp' | 'push', unknown: boolean): boolean {
  if (choice?.entry?.always) return true
  return choice?.preference?.[how] ?? choice?.entry?.[how] ?? unknown
}

export type PreferenceQuery = Pick<NotificationTarget, 'recipientId' | 'actorId' | 'section' | 'value' | 'stillStands'>

async function loadBoth(
  tx: Tx,
  addressed: PreferenceQuery,
): Promise<Pick<DeliveryDecision, 'author' | 'recipient'> | null> {
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
 * Null where the notification must not be sent: own actions, blocks, absent members, authors without a username, kinds
 * that are off.
 * Locks the inbox first: a concurrent block is seen here or recounts afterwards, a concurrent undo fails `stillStands`
 * or retracts afterwards.
 */
export async function loadDeliveryDecision(tx: Tx, addressed: PreferenceQuery): Promise<DeliveryDecision | null> {
  const { recipientId, actorId, section, value, stillStands } = addressed
  if (recipientId === actorId) return null
  // One pipelined message; the lock must come first.
  const [[choice], both] = await Promise.all([
    lockedChoice(tx).execute({ recipientId, section, value }),
    loadBoth(tx, addressed),
  ])
  const inApp = wants(choice, 'inApp', true)
  const mayPush = actorId !== null || authorlessEntries.has(`${section}.${value}`)
  const push = mayPush && wants(choice, 'push', false) && choice?.hasDevices === true
  if (!inApp && !push) return null
  if (both === null || (stillStands !== undefined && !(await stillStands(tx)))) return null

  const values: readonly string[] = notificationValues[section]
  const index = choice?.entry?.index ?? values.indexOf(value)
  return { ...both, index, inApp, push }
}
