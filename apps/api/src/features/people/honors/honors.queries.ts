import type { HonorView, Page, PageQuery } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { memberListedFor } from '../../foundation/visibility/public.ts'
import { type CardContext, loadCards } from '../members/public.ts'
import { honorView } from './honors.views.ts'

const { honors, users, userProfiles } = tables

function after(cursor: string) {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${honors.createdAt}, ${honors.id}) < (${at}, ${id})`
}

export async function listHonors(
  db: Queryable,
  viewer: Viewer,
  { cursor, limit }: PageQuery,
  context: CardContext,
): Promise<Page<HonorView>> {
  const rows = await db
    .select({ honor: honors })
    .from(honors)
    .innerJoin(users, eq(users.id, honors.fromId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(honors.toId, viewer.id), memberListedFor(viewer), cursor === undefined ? undefined : after(cursor)))
    .orderBy(desc(honors.createdAt), desc(honors.id))
    .limit(limit + 1)
  const page = takePage(
    rows.map((row) => row.honor),
    limit,
    (honor) => [honor.createdAt.toISOString(), honor.id],
  )
  const cards = await loadCards(
    db,
    context,
    page.items.map((honor) => honor.fromId),
  )
  return { items: page.items.flatMap((honor) => honorView(honor, cards.get(honor.fromId))), cursor: page.cursor }
}
