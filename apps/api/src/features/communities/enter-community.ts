import { type CandidateAnswer, communityLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { communityPolicy } from './communities.policy.ts'
import { type LoadedCommunity, lockCommunity, type NamedCommunity } from './communities.subject.ts'
import { addMember } from './membership.ts'

const { communityCandidates, communityLinks } = tables

type Entry = NamedCommunity & { answers: string[]; now: Date }

/** Each question as it is put now, with her answer. @throws AppError VALIDATION where one is left out */
function answersTo(questions: string[], answers: string[]): CandidateAnswer[] {
  const given = questions.map((question, index) => ({ question, answer: answers[index] ?? '' }))
  if (given.some(({ answer }) => answer === '')) {
    throw new AppError('VALIDATION', { fields: { answers: ['Réponds à chaque question : quelques mots suffisent.'] } })
  }
  return given
}

/** Whose request was declined waits a while. @throws AppError COMMUNITY_ASKED_TOO_SOON */
async function checkPatience(tx: Tx, community: LoadedCommunity, memberId: number, now: Date): Promise<void> {
  if (community.standing !== 'declined') return
  const [row] = await tx
    .select({ since: communityCandidates.since })
    .from(communityCandidates)
    .where(and(eq(communityCandidates.communityId, community.id), eq(communityCandidates.userId, memberId)))
  const wait = (row?.since.getTime() ?? 0) + communityLimits.askAgain - now.getTime()
  if (wait > 0) throw new AppError('COMMUNITY_ASKED_TOO_SOON', { retryAfter: Math.ceil(wait / 1000) })
}

async function ask(tx: Tx, viewer: Viewer, community: LoadedCommunity, { answers, now }: Entry): Promise<void> {
  await checkPatience(tx, community, viewer.id, now)
  const asked = { standing: 'asked', answers: answersTo(community.questions, answers), byId: null, since: now }
  await tx
    .insert(communityCandidates)
    .values({ communityId: community.id, userId: viewer.id, ...asked })
    .onConflictDoUpdate({ target: [communityCandidates.communityId, communityCandidates.userId], set: asked })
  tx.emit({ type: 'community.asked', communityId: community.id, memberId: viewer.id })
}

/**
 * Comes in where the door is open or she was invited, and asks where it is not; again, nothing changes.
 * @throws AppError COMMUNITY_EXCLUDED where she was put out and not let in since
 */
export async function enterCommunity(tx: Tx, viewer: Viewer, entry: Entry): Promise<void> {
  const community = await lockCommunity(tx, viewer, entry)
  if (community.role !== null) return
  if (community.standing === 'excluded') throw new AppError('COMMUNITY_EXCLUDED')
  if (can(communityPolicy, viewer, 'community.join', community)) {
    await addMember(tx, community.id, viewer.id, entry.now)
    if (community.linkId === null) return
    await tx
      .update(communityLinks)
      .set({ uses: sql`${communityLinks.uses} + 1` })
      .where(eq(communityLinks.id, community.linkId))
    return
  }
  if (community.standing === 'asked') return
  await ask(tx, viewer, community, entry)
}
