import type { DeskSignUp } from '@consoeurs/contract'
import { DecisionForm, type DecisionValues } from '../../care/decision-form.tsx'
import { Decided, DecisionPage } from '../../care/decision-page.tsx'
import { MemberPanel } from '../../care/member-queue.tsx'
import { Panel } from '../../care/panel.tsx'
import { Person } from '../../care/person.tsx'
import { Opened } from '../../forms/opened.tsx'
import { moment } from '../../lists/dates.ts'
import { signUpsText as text } from '../../text/sign-ups.ts'
import { SignUpBadge } from './sign-up-list.tsx'

interface SignUpProps {
  signUp: DeskSignUp
}

const asked = ({ state, statement }: DecisionValues<'approved' | 'refused'>) =>
  state === 'refused' ? { state, statement } : { state }

const Who = ({ signUp: { member, age, place, memberSince, askedAt, invitedBy } }: SignUpProps) => (
  <MemberPanel
    title={text.who}
    member={member}
    age={age}
    facts={{
      [text.place]: place ?? '–',
      [text.memberSince]: moment(memberSince),
      [text.sent]: moment(askedAt),
      [text.invitedBy]: invitedBy === null ? text.nobody : <Person who={invitedBy} />,
    }}
  />
)

function SignUp({ signUp }: SignUpProps) {
  const { id, member, state, message, reason, decision, can } = signUp
  return (
    <DecisionPage
      title={text.signUpOf(member.displayName)}
      asideLabel={text.who}
      aside={<Who signUp={signUp} />}
      asideFirst
    >
      <Panel title={text.message}>
        {message === '' ? <p className="hint">{text.noMessage}</p> : <p className="words">{message}</p>}
        {can.decide ? <p className="hint">{text.hint}</p> : null}
      </Panel>
      {can.decide ? (
        <DecisionForm
          key={id}
          resource="sign-ups"
          id={id}
          overtakenCode="SIGN_UP_DECIDED"
          verdict={text.verdict}
          verdicts={text.verdicts}
          chooseVerdict={text.chooseVerdict}
          statementHint={text.statementHint}
          unexplained="approved"
          asked={asked}
        >
          {(verdict) => (verdict === 'approved' ? <p className="hint">{text.approves}</p> : null)}
        </DecisionForm>
      ) : null}
      {decision === null ? null : (
        <Decided
          badge={<SignUpBadge state={state} />}
          decision={decision}
          words={reason === '' ? null : <p className="words">{reason}</p>}
        />
      )}
    </DecisionPage>
  )
}

export const SignUpPage = () => <Opened<DeskSignUp>>{(signUp) => <SignUp key={signUp.id} signUp={signUp} />}</Opened>
