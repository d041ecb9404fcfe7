import { randomBytes } from 'node:crypto'
import type { SeedGroup } from '@consoeurs/brand'
import { eq } from 'drizzle-orm'
import { communities, communityMembers, outingGroups, shares } from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, only } from './demo-context.ts'
import { insertRoom } from './demo-rooms.ts'

async function insertGroup(context: DemoContext, { name, outing, admin, members, messages }: SeedGroup): Promise<void> {
  const { tx, now } = context
  const everyone = [admin, ...members]
  const createdAt = hoursBefore(now, (messages[0]?.hoursAgo ?? 0) + 1)
  const slug = `groupe-${randomBytes(8).toString('hex')}`
  const group = {
    slug,
    name,
    kind: 'group' as const,
    access: 'secret',
    foundedById: memberId(context, admin),
    createdAt,
  }
  const { id: communityId } = only(
    await tx
      .insert(communities)
      .values({ ...group, memberCount: everyone.length })
      .returning({ id: communities.id }),
  )
  const share = only(await tx.select({ id: shares.id }).from(shares).where(eq(shares.title, outing)))
  await tx.insert(outingGroups).values({ shareId: share.id, communityId })
  await tx.insert(communityMembers).values(
    everyone.map((username) => ({
      communityId,
      userId: memberId(context, username),
      role: username === admin ? 'owner' : 'member',
      news: 'all',
      createdAt,
    })),
  )
  const room = { communityId, slug, name, createdById: memberId(context, admin), createdAt }
  await insertRoom(context, { room, owner: admin, members: everyone, words: messages })
}

/** After the shares: a group belongs to an outing. */
export async function insertGroups(context: DemoContext): Promise<void> {
  for (const group of context.seed.groups) await insertGroup(context, group)
}
