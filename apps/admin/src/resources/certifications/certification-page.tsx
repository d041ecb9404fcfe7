import { type DeskCertification, gestures } from '@consoeurs/contract'
import { Link } from 'react-router'
import { Assignment } from '../../care/assignment.tsx'
import { Decided, DecisionPage } from '../../care/decision-page.tsx'
import { Guide, MemberPanel } from '../../care/member-queue.tsx'
import { Panel } from '../../care/panel.tsx'
import { Opened } from '../../forms/opened.tsx'
import { moment } from '../../lists/dates.ts'
import { certificationsText as text } from '../../text/certifications.ts'
import { memberQueueText } from '../../text/member-queue.ts'
import { moderationText } from '../../text/moderation.ts'
import { CertificationForm } from './certification-form.tsx'
import { CertificationBadge } from './certification-list.tsx'
import { CertificationPictures } from './certification-pictures.tsx'
import { RevokeForm } from './revoke-form.tsx'
import './certifications.css'

interface CertificationProps {
  certification: DeskCertification
}

/** The requested gesture and code. */
function Asked({ certification: { gesture, code, until } }: CertificationProps) {
  return (
    <Panel title={text.asked}>
      {gesture === null ? (
        <p className="hint">{text.erased}</p>
      ) : (
        <>
          <p className="certified-code">
            <span className="hint">{text.code}</span> <b>{code}</b>
          </p>
          <p>{text.said(gestures[gesture])}</p>
          {until === null ? null : <p className="hint">{text.until(moment(until))}</p>}
        </>
      )}
    </Panel>
  )
}

function Who({ certification: { member, age, memberSince, sentAt, assignee, earlier, can } }: CertificationProps) {
  return (
    <MemberPanel
      title={text.who}
      member={member}
      age={age}
      facts={{
        [memberQueueText.memberSince]: moment(memberSince),
        [text.sent]: moment(sentAt),
        ...(can.take && { [moderationText.assignee]: assignee?.displayName ?? moderationText.nobody }),
      }}
    >
      {earlier.length === 0 ? null : (
        <>
          <h3>{text.earlier}</h3>
          <ul className="entries">
            {earlier.map(({ id, state, at, reason }) => (
              <li key={id}>
                <div className="entry-head">
                  <Link to={`/certifications/${id}`}>{text.states[state]}</Link>
                  <span className="hint">{moment(at)}</span>
                </div>
                {reason === '' ? null : <p className="hint">{reason}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </MemberPanel>
  )
}

function CertificationDecided({ certification }: CertificationProps) {
  const { state, end, decision, expiresAt, photoChanged } = certification
  if (decision === null) return null
  const words = (
    <>
      {decision.reason === '' ? null : <p className="words">{decision.reason}</p>}
      {decision.note === '' ? null : <p className="words">{decision.note}</p>}
    </>
  )
  return (
    <Decided badge={<CertificationBadge state={state} end={end} />} decision={decision} words={words}>
      {state === 'certified' && end === null && expiresAt !== null ? (
        <p>{text.standsUntil(moment(expiresAt))}</p>
      ) : null}
      {photoChanged ? <p className="notice">{text.photoChanged}</p> : null}
    </Decided>
  )
}

function Certification({ certification }: CertificationProps) {
  const { id, member, state, can, assignee } = certification
  return (
    <DecisionPage
      title={text.requestOf(member.displayName)}
      actions={can.take ? <Assignment resource="certifications" id={id} assignee={assignee} /> : null}
      asideLabel={text.who}
      asideFirst
      aside={
        <>
          <Who certification={certification} />
          {can.decide ? <Guide lines={text.guide} /> : null}
        </>
      }
    >
      <Asked certification={certification} />
      {state === 'waiting' ? <CertificationPictures certification={certification} /> : null}
      {can.decide ? <CertificationForm key={id} certification={certification} /> : null}
      <CertificationDecided certification={certification} />
      {can.revoke ? <RevokeForm key={`revoke-${id}`} certification={certification} /> : null}
    </DecisionPage>
  )
}

export const CertificationPage = () => (
  <Opened<DeskCertification>>
    {(certification) => <Certification key={certification.id} certification={certification} />}
  </Opened>
)
