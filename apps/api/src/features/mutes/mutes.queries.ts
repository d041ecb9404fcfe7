import type { MutesView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { isInCommunity } from '../communities/public.ts'
import { type CardContext, loadLinks } from '../members/public.ts'
import { listMutedRooms } from '../rooms/public.ts'

const { communities, mutes } = tables

/** Whom and what she muted, last first. Who or what she cannot see at the moment is not named. */
export async function listMutes(db: Queryable, viewer: Viewer, context: CardContext): Promise<MutesView> {
  const rows = await db
    .select({ mute: mutes, community: { id: communities.id, slug: communities.slug, name: communities.name } })
    .from(mutes)
    .leftJoin(communities, and(eq(communities.id, mutes.communityId), isInCommunity(viewer.id, communities.id)))
    .where(eq(mutes.userId, viewer.id))
    .orderBy(desc(mutes.id))
  const links = await loadLinks(
    db,
    context,
    rows.flatMap(({ mute }) => mute.memberId ?? []),
  )
  const view: MutesView = { members: [], communities: [], rooms: await listMutedRooms(db, viewer), words: [] }
  for (const { mute, community } of rows) {
    const { id, memberId, word, createdAt } = mute
    const member = links.get(memberId ?? 0)
    const at = createdAt.toISOString()
    if (member !== undefined) view.members.push({ id, member, at })
    if (community !== null) view.communities.push({ id, community, at })
    if (word !== null) view.words.push({ id, word, at })
  }
  return view
}

/** How many words she muted already. */
export const countMutedWords = (db: Queryable, userId: number) =>
  db.$count(mutes, and(eq(mutes.userId, userId), isNotNull(mutes.word)))
