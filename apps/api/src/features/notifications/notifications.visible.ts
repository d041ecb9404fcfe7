import { tables } from '@consoeurs/database'
import { isNull, or, type SQL, sql } from 'drizzle-orm'
import { memberVisibleTo } from '../members/public.ts'

const { notifications, users, userProfiles } = tables

/**
 * A line is shown while she can see at least one of the members it tells of; a line without an actor comes from the
 * place itself. The list, the inbox, folding and the counters all ask this.
 */
export const hasVisibleActor = (recipientId: number): SQL | undefined =>
  or(
    isNull(notifications.actorId),
    sql`exists (select 1 from ${users} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id} where ${users.id} = any(${notifications.actorIds}) and ${memberVisibleTo({ id: recipientId })})`,
  )
