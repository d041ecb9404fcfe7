import type { SendAnnouncement } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { announcementPolicy } from './announcements.policy.ts'
import { tellNext } from './tell-next.ts'

const { announcements, auditEntries, communities, communityAnnouncements } = tables

type Sending = z.output<typeof SendAnnouncement> & { now: Date; ip: string }

/** A community that the house may speak to: not a secret one, which only its members know of. */
async function requireOpenCommunity(tx: Tx, id: number): Promise<void> {
  const [community] = await tx
    .select({ archivedAt: communities.archivedAt })
    .from(communities)
    .where(and(eq(communities.id, id), ne(communities.access, 'secret')))
  if (community === undefined) throw new AppError('COMMUNITY_NOT_FOUND')
  if (community.archivedAt !== null) throw new AppError('COMMUNITY_ARCHIVED')
}

/**
 * Says it once per author and client id, and begins to tell its members. What is said to a community also stands on its
 * page. Answers its id. @throws AppError COMMUNITY_NOT_FOUND, COMMUNITY_ARCHIVED, WRITTEN_OTHERWISE
 */
export async function sendAnnouncement(tx: Tx, viewer: Viewer, { now, ip, ...sending }: Sending): Promise<number> {
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
    // It was told: nothing takes it back, and nothing says the new words for her.
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
  await tellNext(tx, written.id, now)
  return written.id
}
