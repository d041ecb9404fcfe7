import type { MutesView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { isInCommunity } from '../../publishing/communities/public.ts'
import { isRoomMuted } from './waiting-rooms.queries.ts'

const { communities, roomMarks, rooms } = tables

export async function listMutedRooms(db: Queryable, viewer: Viewer): Promise<MutesView['rooms']> {
  const rows = await db
    .select({
      id: rooms.id,
      name: rooms.name,
      community: { id: communities.id, slug: communities.slug, name: communities.name },
      until: roomMarks.mutedUntil,
    })
    .from(roomMarks)
    .innerJoin(rooms, eq(rooms.id, roomMarks.roomId))
    .innerJoin(communities, eq(communities.id, rooms.communityId))
    .where(
      and(
        eq(roomMarks.userId, viewer.id),
        isRoomMuted,
        isInCommunity(viewer.id, communities.id),
        eq(communities.kind, 'community'),
      ),
    )
    .orderBy(asc(sql`fold_text(${rooms.name})`), asc(rooms.id))
  return rows.map((row) => ({ ...row, until: row.until?.toISOString() ?? null }))
}
