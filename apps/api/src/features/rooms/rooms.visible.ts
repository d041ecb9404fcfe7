import { tables } from '@consoeurs/database'
import { and, isNull, ne, not, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { memberListedFor, notMutedBy, saysMutedWord } from '../members/public.ts'

const { roomMessages, users } = tables

interface Reader {
  id: number
}

/** A message that counts as new for her: of another whom she hears, and not taken away. It needs `users` and `user_profiles` of its author. */
export const isUnread = (reader: { id: number | Placeholder }): SQL | undefined =>
  and(ne(users.id, reader.id), isNull(roomMessages.deletedAt), memberListedFor(reader))

/** Shown folded: she muted who wrote it, or a word that it says; never her own. */
export const isFolded = (reader: Reader): SQL<boolean> =>
  sql<boolean>`(${roomMessages.authorId} <> ${reader.id} and not (${and(notMutedBy(reader.id, roomMessages.authorId), not(saysMutedWord(reader.id, sql`${roomMessages.text}`)))}))`
