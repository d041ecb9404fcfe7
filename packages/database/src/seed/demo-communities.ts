import type { SeedCommunity } from '@consoeurs/brand'
import { publicFolder } from '@consoeurs/brand/seed'
import { eq } from 'drizzle-orm'
import { communities, communityMembers, files } from '../schema/index.ts'
import { type DemoContext, memberId, only } from './demo-context.ts'
import { insertRooms } from './demo-rooms.ts'

async function insertCommunity(context: DemoContext, community: SeedCommunity): Promise<void> {
  const { tx, brand, now } = context
  const { image, owner, members, rooms: given, ...columns } = community
  const drawing = await context.picture(new URL(`img/${image}`, publicFolder(brand.code)))
  const audience = community.access === 'secret' ? 'community' : 'public'
  const cover = only(
    await tx
      .insert(files)
      .values({ ...drawing, audience, attachedAt: now })
      .returning({ id: files.id }),
  )
  const everyone = [...new Set([owner, ...members])]
  const { id } = only(
    await tx
      .insert(communities)
      .values({ ...columns, avatarId: cover.id, coverId: cover.id, memberCount: everyone.length })
      .returning({ id: communities.id }),
  )
  context.communities.set(community.slug, id)
  await tx.update(files).set({ communityId: id }).where(eq(files.id, cover.id))
  await tx.insert(communityMembers).values(
    everyone.map((username) => ({
      communityId: id,
      userId: memberId(context, username),
      role: username === owner ? 'owner' : 'member',
    })),
  )
  await insertRooms(context, id, { owner, members: everyone, rooms: given })
}

export async function insertCommunities(context: DemoContext): Promise<void> {
  for (const community of context.seed.communities) await insertCommunity(context, community)
}
