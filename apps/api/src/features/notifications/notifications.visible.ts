import { type Queryable, tables } from '@consoeurs/database'
import { and, inArray, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { memberListedFor, saysMutedWord } from '../members/public.ts'
import { notificationKinds } from './kinds/index.ts'

const { notifications, users, userProfiles } = tables

const quoting = notificationKinds.filter((kind) => kind.saidByActor).map((kind) => kind.value)

/** The line quotes somebody who says a word that she muted. */
const quotesMutedWord = (recipientId: number | Placeholder): SQL | undefined =>
  and(inArray(notifications.value, quoting), saysMutedWord(recipientId, sql`${notifications.excerpt}`))

/**
 * A line is shown while she can see, and did not mute, at least one of the members it tells of, nor a word it quotes; a line without an actor comes from the
 * place itself. The list, the inbox, folding and the counters all ask this.
 */
export const hasVisibleActor = (recipientId: number | Placeholder): SQL | undefined =>
  or(
    isNull(notifications.actorId),
    sql`(not (${quotesMutedWord(recipientId)}) and exists (select 1 from ${users} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id} where ${users.id} = any(${notifications.actorIds}) and ${memberListedFor({ id: recipientId })}))`,
  )

/** What is about to be told quotes a word that she muted. */
export async function saysWhatSheMuted(
  db: Queryable,
  { recipientId, value, excerpt = '' }: { recipientId: number; value: string; excerpt?: string | undefined },
): Promise<boolean> {
  if (excerpt === '' || !quoting.includes(value)) return false
  const [row] = await db
    .select({ says: saysMutedWord(recipientId, sql`${excerpt}::text`).mapWith(Boolean) })
    .from(sql`(values (1)) as one`)
  return row?.says ?? false
}
