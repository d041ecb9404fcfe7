import type { PollView } from '@consoeurs/contract'
import { type CSSProperties, type ReactNode, useState } from 'react'
import styles from '../../../styles/shared/poll.module.css'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { pollText } from './poll.text.ts'
import type { LoadVoters } from './voters-dialog.tsx'
import { VotersDialog } from './voters-dialog.tsx'

const toggled = (chosen: number[], at: number) =>
  chosen.includes(at) ? chosen.filter((other) => other !== at) : [...chosen, at].sort((one, other) => one - other)

interface BallotProps {
  poll: PollView
  label: string
  onVote: (choices: number[]) => void
}

/** One choice: a tap votes. Several: she ticks, then votes. */
function Ballot({ poll, label, onVote }: BallotProps) {
  const [ticked, setTicked] = useState(poll.mine)
  return (
    <fieldset className={styles.poll} data-hook="poll" aria-label={label}>
      {poll.choices.map(({ text }, at) =>
        poll.several ? (
          <label key={text} className={styles.choice}>
            <input type="checkbox" checked={ticked.includes(at)} onChange={() => setTicked(toggled(ticked, at))} />
            <span className="grow">{text}</span>
          </label>
        ) : (
          <button
            key={text}
            type="button"
            className={styles.choice}
            aria-pressed={poll.mine.includes(at)}
            onClick={() => onVote([at])}
          >
            <span className="grow">{text}</span>
          </button>
        ),
      )}
      {poll.several ? (
        <Button size="sm" className={styles.cast} disabled={ticked.length === 0} onClick={() => onVote(ticked)}>
          {pollText.vote}
        </Button>
      ) : null}
    </fieldset>
  )
}

function Results({ poll, label }: { poll: PollView; label: string }) {
  return (
    <ul className={styles.poll} data-hook="poll" aria-label={label}>
      {poll.choices.map(({ text, votes }, at) => {
        const mine = poll.mine.includes(at)
        const share = pollText.percent(votes ?? 0, poll.voters)
        return (
          <li
            key={text}
            className={classNames(styles.result, mine && styles.mine)}
            style={{ '--share': `${(100 * (votes ?? 0)) / Math.max(1, poll.voters)}%` } as CSSProperties}
          >
            <span className="grow">
              <span>{text}</span>
              {mine ? <Icon of="circle-check" size="s" label={pollText.mine} /> : null}
            </span>
            {votes === null ? null : (
              <b className="tabular-numbers" title={pollText.votesFor(votes)}>
                {share}
              </b>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** For readers who cannot vote, before the end. */
function Choices({ poll, label }: { poll: PollView; label: string }) {
  return (
    <ul className={styles.poll} data-hook="poll" aria-label={label}>
      {poll.choices.map(({ text }) => (
        <li key={text} className={styles.choice}>
          <span className="grow">{text}</span>
        </li>
      ))}
    </ul>
  )
}

function PollState({ poll, children }: { poll: PollView; children?: ReactNode }) {
  const left = poll.ended ? 0 : Date.parse(poll.endsAt) - Date.now()
  return (
    <p className={`meta ${styles.state}`}>
      <span suppressHydrationWarning>{pollText.state(poll.voters, left)}</span>
      {children}
    </p>
  )
}

function Voters({ poll, load }: { poll: PollView; load: LoadVoters }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="more-link" onClick={() => setOpen(true)}>
        {pollText.who}
      </button>
      <VotersDialog load={load} choices={poll.choices} open={open} onOpenChange={setOpen} />
    </>
  )
}

interface PollProps {
  poll: PollView
  author: string
  onVote: (choices: number[]) => void
  /** The reader's vote is in the outbox. */
  waits: boolean
  /** Of a poll with names; null where the reader may not read the list. Must be stable. */
  loadVoters: LoadVoters | null
  /** For readers who cannot vote. */
  invitation?: ReactNode
  /** Further actions beside the state. */
  more?: ReactNode
}

/** Results stay hidden until the reader has voted, or the poll has ended. */
export function Poll({ poll, author, onVote, waits, loadVoters, invitation, more }: PollProps) {
  const [isChanging, setChanging] = useState(false)
  const hasVoted = poll.mine.length > 0
  const vote = (choices: number[]) => {
    setChanging(false)
    onVote(choices)
  }
  if (poll.canVote && (!hasVoted || isChanging)) {
    return (
      <>
        <Ballot poll={poll} label={pollText.label(author)} onVote={vote} />
        <PollState poll={poll}>
          <span>{poll.named ? pollText.named : pollText.secret}</span>
          {poll.several ? <span>{pollText.several}</span> : null}
          {isChanging ? (
            <button type="button" className="more-link" onClick={() => setChanging(false)}>
              {pollText.back}
            </button>
          ) : (
            more
          )}
        </PollState>
      </>
    )
  }
  if (!hasVoted && !poll.ended) {
    return (
      <>
        <Choices poll={poll} label={pollText.label(author)} />
        <PollState poll={poll}>
          <span>{poll.named ? pollText.named : pollText.secret}</span>
        </PollState>
        {invitation}
      </>
    )
  }
  return (
    <>
      <Results poll={poll} label={pollText.results(author)} />
      <PollState poll={poll}>
        {waits ? <span>{pollText.waits}</span> : null}
        {poll.canVote ? (
          <button type="button" className="more-link" onClick={() => setChanging(true)}>
            {pollText.change}
          </button>
        ) : null}
        {poll.named && loadVoters !== null && !waits ? <Voters poll={poll} load={loadVoters} /> : null}
        {more}
      </PollState>
    </>
  )
}
