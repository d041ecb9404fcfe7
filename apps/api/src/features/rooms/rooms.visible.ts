import { type Asker, tables } from '@consoeurs/database'
import { type AnyColumn, and, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { isInCommunity } from '../communities/public.ts'
import { memberListedFor, notMutedBy, saysMutedWord } from '../members/public.ts'

const { communities, roomMessages, users } = tables

interface Reader {
  id: number
}

/** The SQL side of `room.see`, for a column that holds its community's id. */
export function roomVisibleTo(viewer: Reader | null, communityId: AnyColumn): SQL | undefined {
  if (viewer === null) return sql`false`
  const isOpen = sql`exists (select 1 from ${communities} where ${communities.id} = ${communityId} and ${communities.access} = 'open' and ${communities.archivedAt} is null)`
  return or(isInCommunity(viewer.id, communityId), isOpen)
}

/** A message that counts as new for her: of another whom she hears, and not taken away. It needs `users` and `user_profiles` of its author. */
export const isUnread = (reader: Asker): SQL | undefined =>
  and(ne(users.id, reader.id), isNull(roomMessages.deletedAt), memberListedFor(reader))

/** Shown folded: she muted who wrote it, or a word that it says; never her own. */
export const isFolded = (reader: Reader): SQL<boolean> =>
  sql<boolean>`(${roomMessages.authorId} <> ${reader.id} and not (${and(notMutedBy(reader.id, roomMessages.authorId), not(saysMutedWord(reader.id, sql`${roomMessages.text}`)))}))`
