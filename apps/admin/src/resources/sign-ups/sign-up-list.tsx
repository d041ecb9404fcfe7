import type { DeskSignUpRow } from '@consoeurs/contract'
import { MemberQueue, StateBadge } from '../../care/member-queue.tsx'
import { signUpsText as text } from '../../text/sign-ups.ts'
import { ApproveMany } from './approve-many.tsx'

export const SignUpBadge = ({ state }: Pick<DeskSignUpRow, 'state'>) => (
  <StateBadge granted={state === 'approved'}>{text.states[state]}</StateBadge>
)

/** Sign-ups; several are approved at once. */
export const SignUpList = () => (
  <MemberQueue<'askedAt', DeskSignUpRow>
    text={text}
    sentAt="askedAt"
    stateOf={({ state }) => text.states[state]}
    notes={({ state, invited }) => (
      <>
        {state === 'pending' ? null : <SignUpBadge state={state} />}
        {invited ? <span className="soft excerpt">{text.invited}</span> : null}
      </>
    )}
    exported={({ invited }) => ({ invited })}
    bulk={<ApproveMany />}
  />
)
