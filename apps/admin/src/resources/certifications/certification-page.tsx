import { type DeskCertification, gestures } from '@consoeurs/contract'
import { Link } from 'react-router-dom'
import { Assignment } from '../../care/assignment.tsx'
import { Person } from '../../care/person.tsx'
import { Opened } from '../../forms/opened.tsx'
import { moment } from '../../lists/dates.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { careText } from '../../text/care.ts'
import { certificationsText as text } from '../../text/certifications.ts'
import { CertificationForm } from './certification-form.tsx'
import { StateBadge } from './certification-list.tsx'
import { CertificationPictures } from './certification-pictures.tsx'
import { RevokeForm } from './revoke-form.tsx'
import './certifications.css'

interface Part {
  certification: DeskCertification
}

/** The gesture and the code that she was shown. */
function Asked({ certification: { gesture, code, until } }: Part) {
  return (
    <section className="panel" aria-labelledby="asked-title">
      <h2 id="asked-title">{text.asked}</h2>
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
    </section>
  )
}

function Guide() {
  return (
    <section className="panel" aria-labelledby="guide-title">
      <h2 id="guide-title">{text.guideTitle}</h2>
      <ul className="entries">
        {text.guide.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="hint">{text.notJudged}</p>
    </section>
  )
}

function Who({ certification: { member, age, memberSince, sentAt, assignee, earlier, can } }: Part) {
  return (
    <section className="panel" aria-labelledby="who-title">
      <h2 id="who-title">{text.who}</h2>
      <dl className="known">
        <dt>{text.member}</dt>
        <dd>
          <Person who={member} />
        </dd>
        <dt>{text.age}</dt>
        <dd>{text.years(age)}</dd>
        <dt>{text.memberSince}</dt>
        <dd>{moment(memberSince)}</dd>
        <dt>{text.sent}</dt>
        <dd>{moment(sentAt)}</dd>
        {can.take ? (
          <>
            <dt>{careText.assignee}</dt>
            <dd>{assignee?.displayName ?? careText.nobody}</dd>
          </>
        ) : null}
      </dl>
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
    </section>
  )
}

function Decided({ certification }: Part) {
  const { state, end, decision, expiresAt, photoChanged } = certification
  if (decision === null) return null
  return (
    <section className="panel" aria-labelledby="decided-title">
      <h2 id="decided-title">
        {careText.decision} <StateBadge state={state} end={end} />
      </h2>
      {decision.reason === '' ? null : <p className="words">{decision.reason}</p>}
      {decision.note === '' ? null : <p className="words">{decision.note}</p>}
      <p className="hint">{careText.decidedBy(decision.by, moment(decision.at))}</p>
      {state === 'certified' && end === null && expiresAt !== null ? (
        <p>{text.standsUntil(moment(expiresAt))}</p>
      ) : null}
      {photoChanged ? <p className="notice">{text.photoChanged}</p> : null}
    </section>
  )
}

function Certification({ certification }: Part) {
  const { id, member, state, can } = certification
  return (
    <>
      <PageHead title={text.requestOf(member.displayName)}>
        {can.take ? <Assignment resource="certifications" id={id} assignee={certification.assignee} /> : null}
      </PageHead>
      <div className="care">
        <div className="stack">
          <Asked certification={certification} />
          {state === 'waiting' ? <CertificationPictures certification={certification} /> : null}
          {can.decide ? <CertificationForm key={id} certification={certification} /> : null}
          <Decided certification={certification} />
          {can.revoke ? <RevokeForm key={`revoke-${id}`} certification={certification} /> : null}
        </div>
        <aside className="stack" aria-label={text.who}>
          <Who certification={certification} />
          {can.decide ? <Guide /> : null}
        </aside>
      </div>
    </>
  )
}

/** One request, with what there is to judge. */
export const CertificationPage = () => (
  <Opened<DeskCertification>>
    {(certification) => <Certification key={certification.id} certification={certification} />}
  </Opened>
)
