import type { PollView, ShareView } from '@consoeurs/contract'
import { useCallback } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { useLiveEvents } from '../../../../events/live-events.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Poll, pollText, usePoll } from '../../polls/public.ts'
import { type ChangeShare, useRenewShare } from '../share-cache.ts'
import { sharesApi } from '../shares.api.ts'

interface SharePollProps {
  share: ShareView
  poll: PollView
  change: ChangeShare
  loginHref: string
}

/** Results stay hidden until the reader has voted, or the poll has ended. */
export function SharePoll({ share, poll: served, change, loginHref }: SharePollProps) {
  const { id, author } = share
  const { poll, vote, waits, renew } = usePoll(served, {
    place: { shareId: id },
    send: async (choices) => (await sharesApi(api).vote(id, choices)).poll ?? served,
    show: (shown) => change((known) => ({ ...known, poll: shown })),
    load: useRenewShare(id),
  })
  useLiveEvents((event) => {
    if (event.type === 'share.voted' && event.shareId === id) void renew()
  })
  const loadVoters = useCallback((cursor: string | undefined) => sharesApi(api).voters(id, cursor), [id])
  return (
    <Poll
      poll={poll}
      author={author.displayName}
      onVote={(choices) => void vote(choices)}
      waits={waits}
      loadVoters={share.can.react ? loadVoters : null}
      invitation={
        share.can.react ? null : (
          <ButtonLink size="sm" look="quiet" to={loginHref}>
            {pollText.signIn}
          </ButtonLink>
        )
      }
    />
  )
}
