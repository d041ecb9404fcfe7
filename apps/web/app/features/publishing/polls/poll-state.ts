import type { PollView } from '@consoeurs/contract'

/** The poll as it will be with this vote; results that the reader does not know yet stay unknown. */
export function withOwnVote(poll: PollView, chosen: number[]): PollView {
  const choices = poll.choices.map(({ text, votes }, at) => ({
    text,
    votes: votes === null ? null : votes + Number(chosen.includes(at)) - Number(poll.mine.includes(at)),
  }))
  return { ...poll, choices, mine: chosen, voters: poll.voters + Number(poll.mine.length === 0) }
}
