import { type CandidateAnswer, communityLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { communityPolicy } from './communities.policy.ts'
import { type LoadedCommunity, lockCommunity, type NamedCommunity } from './communities.subject.ts'
import { addMember } from './membership.ts'

const { communityCandidates, communityLinks } = tables

type Entry = NamedCommunity & { answers: string[]; now: Date }

/** @throws AppError VALIDATION where an answer is missing */
function findInvitation(questions: string[], answers: string[]): CandidateAnswer[] {
  const given = questions.map((question, index) => ({ question, answer: answers[index] ?? '' }))
  if (given.some(({ answer }) => answer === '')) {
    throw new AppError('VALIDATION', { fields: { answers: ['Réponds à chaque question : quelques mots suffisent.'] } })
  }
  return given
}

/**
 * A declined member must wait.
 * @throws AppError COMMUNITY_ASKED_TOO_SOON
 */
async function checkRequestInterval(tx: Tx, community: LoadedCommunity, memberId: number, now: Date): Promise<void> {
  if (community.standing !== 'declined') return
  const [row] = await tx
    .select({ since: communityCandidates.since })
    .from(communityCandidates)
    .where(and(eq(communityCandidates.communityId, community.id), eq(communityCandidates.userId, memberId)))
  const wait = (row?.since.getTime() ?? 0) + communityLimits.askAgain - now.getTime()
  if (wait > 0) throw new AppError('COMMUNITY_ASKED_TOO_SOON', { retryAfter: Math.ceil(wait / 1000) })
}

async function requestEntry(
  tx: Tx,
  viewer: Viewer,
  community: LoadedCommunity,
  { answers, now }: Entry,
): Promise<void> {
  await checkRequestInterval(tx, community, viewer.id, now)
  const asked = { standing: 'asked', answers: findInvitation(community.questions, answers), byId: null, since: now }
  await tx
    .insert(communityCandidates)
    .values({ communityId: community.id, userId: viewer.id, ...asked })
    .onConflictDoUpdate({ target: [communityCandidates.communityId, communityCandidates.userId], set: asked })
  tx.emit({ type: 'community.asked', communityId: community.id, memberId: viewer.id })
}

/**
 * Joins, or files a request where the community is not open. Idempotent.
 * @throws AppError COMMUNITY_EXCLUDED, NAME_LOOKS_ALIKE
 */
export async function enterCommunity(tx: Tx, viewer: Viewer, entry: Entry): Promise<void> {
  const community = await lockCommunity(tx, viewer, entry)
  if (community.role !== null) return
  if (community.standing === 'excluded') throw new AppError('COMMUNITY_EXCLUDED')
  if (can(communityPolicy, viewer, 'community.join', community)) {
    await addMember(tx, viewer, { communityId: community.id, memberId: viewer.id, now: entry.now })
    if (community.linkId === null) return
    await tx
      .update(communityLinks)
      .set({ uses: sql`${communityLinks.uses} + 1` })
      .where(eq(communityLinks.id, community.linkId))
    return
  }
  if (community.standing === 'asked') return
  await requestEntry(tx, viewer, community, entry)
}
