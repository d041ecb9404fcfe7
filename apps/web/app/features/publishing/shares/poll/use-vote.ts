import type { PollView, ShareView } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import { useLiveEvents } from '../../../../events/live-events.ts'
import { useOptimistic } from '../../../../live/use-optimistic.ts'
import { readUnsent, useOutbox } from '../../../../outbox/outbox-entries.ts'
import type { Unsent, UnsentVote } from '../../../../outbox/unsent.ts'
import { useViewer } from '../../../../viewer/viewer-context.tsx'
import { type ChangeShare, useRenewShare } from '../share-cache.ts'
import { sharesApi } from '../shares.api.ts'
import { withOwnVote } from './poll-state.ts'

const isVoteOn =
  (shareId: number) =>
  (unsent: Unsent): unsent is UnsentVote =>
    unsent.kind === 'vote' && unsent.shareId === shareId

interface Vote {
  viewerId: number
  shareId: number
  poll: PollView
  choices: number[]
}

/** Calls the API; without a network the vote waits in the outbox. The last one wins. */
async function voteOrWait({ viewerId, shareId, poll, choices }: Vote): Promise<PollView> {
  // An older vote in the outbox must not be sent after this one.
  if (!readUnsent().some(isVoteOn(shareId))) {
    try {
      return (await sharesApi(api).vote(shareId, choices)).poll ?? poll
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'OFFLINE') throw error
    }
  }
  const { sendVote } = await import('../../../../outbox/outbox.ts').catch(() => {
    throw new ApiFailure('OFFLINE')
  })
  await sendVote({ authorId: viewerId, shareId, choices })
  return withOwnVote(poll, choices)
}

/** One request at a time; events during it cause one more. */
function useRenewal(shareId: number) {
  const renew = useRenewShare(shareId)
  const state = useRef<'idle' | 'renewing' | 'again'>('idle')
  return async () => {
    if (state.current !== 'idle') {
      state.current = 'again'
      return
    }
    do {
      state.current = 'renewing'
      await renew()
    } while ((state.current as string) === 'again')
    state.current = 'idle'
  }
}

/** Longer waits than this would overflow the timer. */
const LONGEST_TIMER = 24 * 3_600_000

/** The poll with the reader's vote from the outbox; follows the others' votes and the end. */
export function usePoll(share: ShareView, served: PollView, change: ChangeShare) {
  const viewerId = useViewer()?.id ?? 0
  const waiting = useOutbox().find(isVoteOn(share.id))
  const renew = useRenewal(share.id)
  const { wish } = useOptimistic<PollView, number[]>({
    truth: served,
    apply: withOwnVote,
    show: (poll) => change((known) => ({ ...known, poll })),
    send: (choices) => voteOrWait({ viewerId, shareId: share.id, poll: served, choices }),
  })
  useLiveEvents((event) => {
    if (event.type === 'share.voted' && event.shareId === share.id) void renew()
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
  return { poll, vote: wish, waits: waiting !== undefined }
}
