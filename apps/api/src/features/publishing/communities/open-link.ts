import { randomBytes } from 'node:crypto'
import { communityLimits, type NewLinkView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { hashOfToken, lockCommunity } from './communities.subject.ts'

const { communityLinks } = tables

const DAY = 24 * 3_600_000

interface LinkWish {
  slug: string
  days: number
  now: Date
}

/** Only the hash is stored, so the secret is returned once. */
export async function openLink(tx: Tx, viewer: Viewer, { slug, days, now }: LinkWish): Promise<NewLinkView> {
  const community = await lockCommunity(tx, viewer, { slug }, 'community.moderate')
  if (community.archived) throw new AppError('COMMUNITY_ARCHIVED')
  const open = await tx.$count(
    communityLinks,
    and(eq(communityLinks.communityId, community.id), gt(communityLinks.expiresAt, now)),
  )
  if (open >= communityLimits.links) throw new AppError('COMMUNITY_TOO_MANY_LINKS')
  const token = randomBytes(16).toString('base64url')
  const [link] = await tx
    .insert(communityLinks)
    .values({
      communityId: community.id,
      tokenHash: hashOfToken(token),
      createdById: viewer.id,
      expiresAt: new Date(now.getTime() + days * DAY),
      createdAt: now,
    })
    .returning({ id: communityLinks.id, expiresAt: communityLinks.expiresAt })
  if (link === undefined) throw new Error('the link was not written')
  return { id: link.id, uses: 0, expiresAt: link.expiresAt.toISOString(), token }
}

/** Members who joined by the link stay. */
export async function closeLink(tx: Tx, viewer: Viewer, { slug, id }: { slug: string; id: number }): Promise<void> {
  const community = await lockCommunity(tx, viewer, { slug }, 'community.moderate')
  await tx.delete(communityLinks).where(and(eq(communityLinks.id, id), eq(communityLinks.communityId, community.id)))
}
