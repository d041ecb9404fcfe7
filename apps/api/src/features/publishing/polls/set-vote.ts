import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { pollVotes, shares } = tables

interface Vote {
  shareId: number
  userId: number
  choices: number[]
  now: Date
}

function checkChoices(poll: tables.Poll, choices: number[]): number[] {
  const distinct = [...new Set(choices)].sort((one, other) => one - other)
  const isKnown = distinct.every((position) => position < poll.choices.length)
  if (isKnown && (poll.several || distinct.length === 1)) return distinct
  throw new AppError('VALIDATION', { fields: { choices: ['Cette réponse n’existe pas ici. Recharge la page.'] } })
}

async function lockPoll(tx: Tx, shareId: number) {
  const [share] = await tx
    .select({ poll: shares.poll, endsAt: shares.pollEndsAt, counts: shares.pollCounts })
    .from(shares)
    .where(eq(shares.id, shareId))
    .for('no key update')
  if (share?.poll == null || share.endsAt === null) throw new AppError('SHARE_NOT_FOUND')
  return { ...share, poll: share.poll, endsAt: share.endsAt }
}

/**
 * Replaces the member's former vote. The share's row is locked, so that votes and stored counts change together.
 * @returns false for a repeated vote
 * @throws AppError POLL_ENDED, VALIDATION
 */
export async function setVote(tx: Tx, { shareId, userId, choices, now }: Vote): Promise<boolean> {
  const { poll, endsAt, counts } = await lockPoll(tx, shareId)
  if (endsAt <= now) throw new AppError('POLL_ENDED')
  const wanted = checkChoices(poll, choices)
  const [former] = await tx
    .select({ choices: pollVotes.choices })
    .from(pollVotes)
    .where(and(eq(pollVotes.shareId, shareId), eq(pollVotes.userId, userId)))
  const given = former?.choices ?? []
  if (given.join() === wanted.join()) return false
  await tx
    .insert(pollVotes)
    .values({ shareId, userId, choices: wanted })
    .onConflictDoUpdate({ target: [pollVotes.shareId, pollVotes.userId], set: { choices: wanted } })
  const moved = poll.choices.map(
    (_text, at) => (counts[at] ?? 0) + Number(wanted.includes(at)) - Number(given.includes(at)),
  )
  await tx
    .update(shares)
    .set({ pollCounts: moved, pollVoters: sql`${shares.pollVoters} + ${former === undefined ? 1 : 0}` })
    .where(eq(shares.id, shareId))
  return true
}
