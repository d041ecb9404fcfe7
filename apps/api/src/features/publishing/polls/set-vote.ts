import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type PollTarget, pollPlaces } from './poll-places.ts'

const { pollVotes } = tables

interface Vote {
  target: PollTarget
  targetId: number
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

async function lockPoll(tx: Tx, target: PollTarget, targetId: number) {
  const { table, missing } = pollPlaces[target]
  const [row] = await tx
    .select({ poll: table.poll, endsAt: table.pollEndsAt, counts: table.pollCounts })
    .from(table)
    .where(eq(table.id, targetId))
    .for('no key update')
  if (row?.poll == null || row.endsAt === null) throw new AppError(missing)
  return { ...row, poll: row.poll, endsAt: row.endsAt }
}

/**
 * Replaces the member's former vote. The share's or message's row is locked, so that votes and stored counts change together.
 * @returns false for a repeated vote
 * @throws AppError POLL_ENDED, VALIDATION
 */
export async function setVote(tx: Tx, { target, targetId, userId, choices, now }: Vote): Promise<boolean> {
  const { poll, endsAt, counts } = await lockPoll(tx, target, targetId)
  if (endsAt <= now) throw new AppError('POLL_ENDED')
  const wanted = checkChoices(poll, choices)
  const { table, placeId, key } = pollPlaces[target]
  const [former] = await tx
    .select({ choices: pollVotes.choices })
    .from(pollVotes)
    .where(and(eq(placeId, targetId), eq(pollVotes.userId, userId)))
  const given = former?.choices ?? []
  if (given.join() === wanted.join()) return false
  await tx
    .insert(pollVotes)
    .values({ [key]: targetId, userId, choices: wanted })
    .onConflictDoUpdate({ target: [pollVotes[key], pollVotes.userId], set: { choices: wanted } })
  const moved = poll.choices.map(
    (_text, at) => (counts[at] ?? 0) + Number(wanted.includes(at)) - Number(given.includes(at)),
  )
  await tx
    .update(table)
    .set({ pollCounts: moved, pollVoters: sql`${table.pollVoters} + ${former === undefined ? 1 : 0}` })
    .where(eq(table.id, targetId))
  return true
}
