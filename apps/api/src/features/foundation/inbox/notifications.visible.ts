import { type Queryable, tables } from '@consoeurs/database'
import { and, inArray, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { containsMutedWord, memberListedFor, notBlockedEitherWay } from '../visibility/public.ts'
import { quotingValues } from './quoting-values.ts'

const { notifications, users, userProfiles } = tables

const quotesMutedWord = (recipientId: number | Placeholder): SQL | undefined =>
  and(inArray(notifications.value, [...quotingValues]), containsMutedWord(recipientId, sql`${notifications.excerpt}`))

/**
 * Shown while the recipient can see, and did not mute, at least one actor and no quoted word. Without an actor the site
 * itself speaks, about nobody with whom there is a block. Used by the list, the inbox, grouping and the counters.
 */
export const hasVisibleActor = (recipientId: number | Placeholder): SQL | undefined =>
  or(
    and(
      isNull(notifications.actorId),
      or(isNull(notifications.aboutId), notBlockedEitherWay(recipientId, notifications.aboutId)),
    ),
    sql`(not (${quotesMutedWord(recipientId)}) and exists (select 1 from ${users} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id} where ${users.id} = any(${notifications.actorIds}) and ${memberListedFor({ id: recipientId })}))`,
  )

/** Checks a notification before it is sent. */
export async function quotesRecipientMutedWord(
  db: Queryable,
  { recipientId, value, excerpt = '' }: { recipientId: number; value: string; excerpt?: string | undefined },
): Promise<boolean> {
  if (excerpt === '' || !quotingValues.includes(value)) return false
  const [row] = await db
    .select({ says: containsMutedWord(recipientId, sql`${excerpt}::text`).mapWith(Boolean) })
    .from(sql`(values (1)) as one`)
  return row?.says ?? false
}
