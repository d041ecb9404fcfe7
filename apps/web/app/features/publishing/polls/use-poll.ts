import type { PollView } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { ApiFailure } from '../../../api/client.ts'
import { useOptimistic } from '../../../live/use-optimistic.ts'
import { readUnsent, useOutbox } from '../../../outbox/outbox-entries.ts'
import type { Unsent, UnsentVote, VotePlace } from '../../../outbox/unsent.ts'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { withOwnVote } from './poll-state.ts'

const isVoteOn =
  (place: VotePlace) =>
  (unsent: Unsent): unsent is UnsentVote =>
    unsent.kind === 'vote' && unsent.shareId === place.shareId && unsent.roomMessageId === place.roomMessageId

interface PollParts {
  place: VotePlace
  /** Calls the API. */
  send: (choices: number[]) => Promise<PollView>
  show: (poll: PollView) => void
  /** Loads the poll again, and shows it. */
  load: () => Promise<unknown>
}

interface Vote extends Pick<PollParts, 'place' | 'send'> {
  viewerId: number
  poll: PollView
  choices: number[]
}

/** Calls the API; without a network the vote waits in the outbox. The last one wins. */
async function voteOrWait({ viewerId, place, send, poll, choices }: Vote): Promise<PollView> {
  // An older vote in the outbox must not be sent after this one.
  if (!readUnsent().some(isVoteOn(place))) {
    try {
      return await send(choices)
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'OFFLINE') throw error
    }
  }
  const { sendVote } = await import('../../../outbox/outbox.ts').catch(() => {
    throw new ApiFailure('OFFLINE')
  })
  await sendVote({ authorId: viewerId, ...place, choices })
  return withOwnVote(poll, choices)
}

/** One request at a time; events during it cause one more. */
function useRenewal(load: () => Promise<unknown>) {
  const state = useRef<'idle' | 'renewing' | 'again'>('idle')
  return async () => {
    if (state.current !== 'idle') {
      state.current = 'again'
      return
    }
    do {
      state.current = 'renewing'
      await load()
    } while ((state.current as string) === 'again')
    state.current = 'idle'
  }
}

/** Longer waits than this would overflow the timer. */
const LONGEST_TIMER = 24 * 3_600_000

/** The poll with the reader's vote from the outbox; follows the end. */
export function usePoll(served: PollView, { place, send, show, load }: PollParts) {
  const viewerId = useViewer()?.id ?? 0
  const waiting = useOutbox().find(isVoteOn(place))
  const renew = useRenewal(load)
  const { wish, isBusy } = useOptimistic<PollView, number[]>({
    truth: served,
    apply: withOwnVote,
    show,
    send: (choices) => voteOrWait({ viewerId, place, send, poll: served, choices }),
  })
  const latest = useRef(renew)
  useEffect(() => {
    latest.current = renew
  })
  useEffect(() => {
    const left = Date.parse(served.endsAt) - Date.now()
    if (served.ended || left > LONGEST_TIMER || viewerId === 0) return
    const timer = setTimeout(() => void latest.current(), Math.max(0, left) + 1000)
    return () => clearTimeout(timer)
  }, [served.endsAt, served.ended, viewerId])
  const poll = waiting === undefined ? served : withOwnVote(served, waiting.choices)
  return { poll, vote: wish, isBusy, waits: waiting !== undefined, renew }
}
