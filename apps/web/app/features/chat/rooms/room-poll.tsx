import type { PollView, RoomMessageView } from '@consoeurs/contract'
import { useCallback, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { publishLiveEvent } from '../../../events/live-events.ts'
import styles from '../../../styles/shared/rooms.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { Poll, usePoll } from '../../publishing/polls/public.ts'
import { attempt } from './room-actions.ts'
import { roomPollText } from './room-poll.text.ts'
import { roomsApi } from './rooms.api.ts'

interface RoomPollProps {
  message: RoomMessageView
  poll: PollView
  mine: boolean
  /** The viewer may write in the room. */
  canVote: boolean
}

const publish = (message: RoomMessageView) =>
  publishLiveEvent({ type: 'room.message', roomId: message.roomId, message, own: true })

/** For its author. */
function EndPoll({ id }: { id: number }) {
  const [open, setOpen] = useState(false)
  const end = () => {
    setOpen(false)
    void attempt(async () => {
      publish((await roomsApi(api).endPoll(id)).message)
      return roomPollText.ended
    })
  }
  return (
    <>
      <button type="button" className="more-link" onClick={() => setOpen(true)}>
        {roomPollText.end}
      </button>
      <Confirm {...roomPollText.endQuestion} open={open} onOpenChange={setOpen} look="brand" onConfirm={end} />
    </>
  )
}

/** The poll on screen: the served one, or a later form that came without a change of its message. */
function useShownPoll(served: PollView) {
  const [shown, show] = useState<{ of: PollView; poll: PollView } | null>(null)
  return {
    known: shown?.of === served ? shown.poll : served,
    show: (poll: PollView) => show({ of: served, poll }),
    forget: () => show(null),
  }
}

/** Votes of others arrive as changes of the message. */
export function RoomPoll({ message, poll: served, mine, canVote }: RoomPollProps) {
  const { id, roomId, seq, author } = message
  const { known, show, forget } = useShownPoll(served)
  const { poll, vote, waits, isBusy } = usePoll(known, {
    place: { roomMessageId: id },
    send: async (choices) => {
      const { message: voted } = await roomsApi(api).vote(id, choices)
      publish(voted)
      return voted.poll ?? served
    },
    show,
    load: async () => {
      try {
        const { messages } = await roomsApi(api).messages(roomId, { from: seq - 1, limit: 1 })
        const now = messages[0]?.poll
        if (now) show(now)
      } catch (error) {
        // Without a network, the next visit shows the end.
        if (!(error instanceof ApiFailure)) throw error
      }
    },
  })
  const loadVoters = useCallback((cursor: string | undefined) => roomsApi(api).voters(id, cursor), [id])
  const onVote = async (choices: number[]) => {
    await vote(choices)
    if (!isBusy()) forget()
  }
  return (
    <div className={styles.poll}>
      <p className={`meta ${styles.pollMark}`}>
        <Icon of="chart-bar-decreasing" size="s" />
        <span>{roomPollText.mark}</span>
      </p>
      <Poll
        poll={{ ...poll, canVote: poll.canVote && canVote }}
        author={author?.displayName ?? ''}
        onVote={(choices) => void onVote(choices)}
        waits={waits}
        loadVoters={loadVoters}
        more={mine && !poll.ended ? <EndPoll id={id} /> : null}
      />
    </div>
  )
}
