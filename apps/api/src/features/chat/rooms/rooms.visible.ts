import { type Asker, tables } from '@consoeurs/database'
import { type AnyColumn, and, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { containsMutedWord, memberListedFor, notMutedBy } from '../../foundation/visibility/public.ts'
import { isInCommunity } from '../../publishing/communities/public.ts'

const { communities, roomMessages, users } = tables

interface RoomViewer {
  id: number
}

/** SQL form of `room.see`. */
export function roomVisibleTo(viewer: RoomViewer | null, communityId: AnyColumn): SQL | undefined {
  if (viewer === null) return sql`false`
  const isOpen = sql`exists (select 1 from ${communities} where ${communities.id} = ${communityId} and ${communities.access} = 'open' and ${communities.archivedAt} is null)`
  return or(isInCommunity(viewer.id, communityId), isOpen)
}

/** Needs the author's `users` and `user_profiles` joined. */
export const isUnread = (reader: Asker): SQL | undefined =>
  and(ne(users.id, reader.id), isNull(roomMessages.deletedAt), memberListedFor(reader))

/** Where muted words are looked for. */
export const messageWords = ({ text, poll }: { text: AnyColumn; poll: AnyColumn }): SQL =>
  sql`concat_ws(' ', ${text}, ${poll} ->> 'choices')`

/** Folded for the reader: she muted its author, or a word in it. */
export const isFolded = (reader: RoomViewer): SQL<boolean> =>
  sql<boolean>`(${roomMessages.authorId} <> ${reader.id} and not (${and(notMutedBy(reader.id, roomMessages.authorId), not(containsMutedWord(reader.id, messageWords(roomMessages))))}))`
