import type { PollView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import { isCountedSeparately, type MemberTerm, memberIsShown } from '../../foundation/visibility/public.ts'
import { type PollTarget, pollPlaces } from './poll-places.ts'

const { pollVotes, shares } = tables

/** Votes by set of choices. */
type VoteGroup = [choices: number[], votes: number]

export interface PollRow {
  ownVote: number[] | null
  /** With names: without the votes of members whom the reader does not see, so that counts equal the list. */
  namedVotes: VoteGroup[] | null
}

export const pollSelection = {
  poll: shares.poll,
  pollEndsAt: shares.pollEndsAt,
  pollCounts: shares.pollCounts,
  pollVoters: shares.pollVoters,
}
type PollColumns = Pick<typeof shares.$inferSelect, keyof typeof pollSelection>

/**
 * Of the query's share, or message of a room. The inner `sql` keeps the names of the tables, which drizzle omits in a
 * query of one table.
 */
export function votesSelection(viewerId: MemberTerm, target: PollTarget = 'share') {
  const { table, placeId } = pollPlaces[target]
  const ownVote = sql`case when ${table.poll} is not null then (
    select to_json(${pollVotes.choices}) from ${pollVotes}
    where ${placeId} = ${table.id} and ${pollVotes.userId} = ${viewerId}) end`
  const namedVotes = sql`case when (${table.poll} ->> 'named')::boolean then (
    select coalesce(json_agg(json_build_array(choices, votes)), '[]') from (
      select ${pollVotes.choices} as choices, count(*)::int as votes from ${pollVotes}
      where ${placeId} = ${table.id} and (${pollVotes.userId} is null or ${pollVotes.userId} = ${viewerId}
        or (${memberIsShown(pollVotes.userId)} and ${pollVotes.userId} <> all(${isCountedSeparately(viewerId)})))
      group by ${pollVotes.choices}) grouped) end`
  return {
    ownVote: sql<PollRow['ownVote']>`${ownVote}`,
    namedVotes: sql<PollRow['namedVotes']>`${namedVotes}`,
  }
}

function countsOf({ poll, pollCounts, pollVoters }: PollColumns, named: VoteGroup[] | null) {
  if (named === null) return { counts: pollCounts, voters: pollVoters }
  const counts = (poll?.choices ?? []).map((_text, position) =>
    named.reduce((sum, [choices, votes]) => sum + (choices.includes(position) ? votes : 0), 0),
  )
  return { counts, voters: named.reduce((sum, [, votes]) => sum + votes, 0) }
}

/** Results are hidden until the reader has voted, or the poll has ended. */
export function pollView(
  columns: PollColumns,
  { ownVote, namedVotes }: PollRow,
  { now, mayVote }: { now: Date; mayVote: boolean },
): PollView | null {
  const { poll, pollEndsAt } = columns
  if (poll === null || pollEndsAt === null) return null
  const ended = pollEndsAt <= now
  const isOpenBook = ended || ownVote !== null
  const { counts, voters } = countsOf(columns, namedVotes)
  return {
    choices: poll.choices.map((text, position) => ({ text, votes: isOpenBook ? (counts[position] ?? 0) : null })),
    voters,
    several: poll.several,
    named: poll.named,
    endsAt: pollEndsAt.toISOString(),
    ended,
    mine: ownVote ?? [],
    canVote: mayVote && !ended,
  }
}
