import type { MutesView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { type CardContext, loadLinks } from '../../people/members/public.ts'
import { isInCommunity } from '../../publishing/communities/public.ts'
import { listMutedRooms } from '../rooms/public.ts'

const { communities, mutes } = tables

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

export const countMutedWords = (db: Queryable, userId: number) =>
  db.$count(mutes, and(eq(mutes.userId, userId), isNotNull(mutes.word)))
