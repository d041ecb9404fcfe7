import type { ShareView } from '@consoeurs/contract'

type DatePoll = NonNullable<ShareView['datePoll']>

/** The state that the server most likely answers. */
export function withTicks(poll: DatePoll, wanted: string[]): DatePoll {
  const dates = poll.dates.map(({ at, votes, mine }) => {
    const ticked = wanted.includes(at)
    return { at, votes: votes + Number(ticked) - Number(mine), mine: ticked }
  })
  return { ...poll, dates }
}
