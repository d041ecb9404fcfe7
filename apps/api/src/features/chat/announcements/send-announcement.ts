import type { SendAnnouncement } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { announcementPolicy } from './announcements.policy.ts'
import { deliverNextBatch } from './deliver-next-batch.ts'

const { announcements, auditEntries, communities, communityAnnouncements } = tables

type AnnouncementInput = z.output<typeof SendAnnouncement> & { now: Date; ip: string }

/** Not for secret communities: only their members know them. */
async function requireOpenCommunity(tx: Tx, id: number): Promise<void> {
  const [community] = await tx
    .select({ archivedAt: communities.archivedAt })
    .from(communities)
    .where(and(eq(communities.id, id), ne(communities.access, 'secret')))
  if (community === undefined) throw new AppError('COMMUNITY_NOT_FOUND')
  if (community.archivedAt !== null) throw new AppError('COMMUNITY_ARCHIVED')
}

/**
 * Once per author and client id; also on the community's page.
 * @throws AppError FORBIDDEN, COMMUNITY_NOT_FOUND, COMMUNITY_ARCHIVED, WRITTEN_OTHERWISE for a duplicate with other
 * content
 */
export async function sendAnnouncement(
  tx: Tx,
  viewer: Viewer,
  { now, ip, ...sending }: AnnouncementInput,
): Promise<number> {
  if (!can(announcementPolicy, viewer, 'announcement.send', null)) throw new AppError('FORBIDDEN')
  const { communityId, clientId, text, link } = sending
  if (communityId !== null) await requireOpenCommunity(tx, communityId)
  const [written] = await tx
    .insert(announcements)
    .values({ ...sending, authorId: viewer.id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: announcements.id })
  if (written === undefined) {
    const isIt = and(eq(announcements.authorId, viewer.id), eq(announcements.clientId, clientId))
    const [sent] = await tx.select().from(announcements).where(isIt)
    if (sent === undefined) throw new Error('the announcement was not written')
    const isSame = sent.text === text && sent.link === link && sent.communityId === communityId
    // Already sent: it cannot be edited.
    if (!isSame) throw new AppError('WRITTEN_OTHERWISE')
    return sent.id
  }
  if (communityId !== null) {
    await tx.insert(communityAnnouncements).values({ communityId, authorId: null, clientId, text, createdAt: now })
  }
  await tx.insert(auditEntries).values({
    ...{ actorId: viewer.id, action: 'announcement.send', target: 'announcement', targetId: written.id },
    detail: { communityId, link },
    ipAddress: ip,
  })
  await deliverNextBatch(tx, written.id, now)
  return written.id
}
