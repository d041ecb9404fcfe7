import { type DeskMember, type DeskReportRow, reportReasons } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useGetIdentity, useRefresh } from 'ra-core'
import { Link } from 'react-router'
import { Face } from '../../care/face.tsx'
import { Panel } from '../../care/panel.tsx'
import { Person } from '../../care/person.tsx'
import { Sanctions } from '../../care/sanctions.tsx'
import { StaffNotes } from '../../care/staff-notes.tsx'
import { useAction } from '../../care/use-action.ts'
import { Opened } from '../../forms/opened.tsx'
import { moment } from '../../lists/dates.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { membersText } from '../../text/members.ts'
import { moderationText } from '../../text/moderation.ts'
import { SanctionForm } from './sanction-form.tsx'

function Her({ member }: { member: DeskMember }) {
  const { standing, suspendedUntil, reason } = member
  return (
    <section className="panel" aria-labelledby="her-title">
      <h2 id="her-title" className="unseen">
        {membersText.her}
      </h2>
      <div className="her">
        <Face large name={member.displayName} src={member.avatar} />
        <p>
          <span className={`status ${standing}`}>{membersText.standings[standing]}</span>{' '}
          {standing === 'suspended' && suspendedUntil !== null
            ? membersText.suspendedUntil(moment(suspendedUntil))
            : null}
        </p>
      </div>
      {standing !== 'well' && reason !== null ? <p className="words">{reason}</p> : null}
      <dl className="known">
        <dt>{membersText.username}</dt>
        <dd>@{member.username}</dd>
        {member.email === null ? null : (
          <>
            <dt>{membersText.email}</dt>
            <dd>{member.email}</dd>
          </>
        )}
        <dt>{membersText.role}</dt>
        <dd>{membersText.roles[member.role]}</dd>
        <dt>{membersText.age}</dt>
        <dd>{membersText.years(member.age)}</dd>
        <dt>{membersText.place}</dt>
        <dd>{member.place ?? '–'}</dd>
        {member.invitedBy === null ? null : (
          <>
            <dt>{membersText.invitedBy}</dt>
            <dd>
              <Person who={member.invitedBy} />
            </dd>
          </>
        )}
        <dt>{membersText.certified}</dt>
        <dd>{membersText.certifications[member.certified ? 'true' : 'false']}</dd>
        <dt>{membersText.joined}</dt>
        <dd>
          {moment(member.createdAt)}
          {member.confirmed ? null : <span className="soft"> {membersText.unconfirmed}</span>}
        </dd>
        <dt>{membersText.seen}</dt>
        <dd>{member.lastConnection === null ? membersText.never : moment(member.lastConnection)}</dd>
      </dl>
    </section>
  )
}

function Written({ headline, about }: DeskMember) {
  return (
    <Panel title={membersText.written}>
      {headline === '' && about === '' ? <p className="hint">{membersText.nothingWritten}</p> : null}
      {headline === '' ? null : <p className="words said-large">{headline}</p>}
      {about === '' ? null : <p className="words">{about}</p>}
    </Panel>
  )
}

function Counts({ counts }: DeskMember) {
  const shown = ['shares', 'comments', 'communities', 'upheld', 'rejected', 'filed'] as const
  return (
    <Panel title={membersText.counts}>
      <dl className="known">
        {shown.map((name) => (
          <div key={name} className="pair">
            <dt>{membersText[name]}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function Reports({ title, reports, id }: { title: string; reports: DeskReportRow[]; id: string }) {
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {reports.length === 0 ? <p className="hint">{membersText.none}</p> : null}
      <ul className="entries">
        {reports.map((report) => (
          <li key={report.id}>
            <div className="entry-head">
              <Link to={`/reports/${report.id}`}>{reportReasons[report.reason].label}</Link>
              <span className={`status ${report.state}`}>{moderationText.states[report.state]}</span>
            </div>
            <p className="hint">
              {moderationText.targets[report.target]}, {moment(report.createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sessions({ member }: { member: DeskMember }) {
  const { run, busy } = useAction('users', member.id)
  const ends = (values: Record<string, unknown>) => void run({ act: 'end-session', values, done: membersText.ended })
  return (
    <Panel title={membersText.sessions}>
      {member.sessions.length === 0 ? <p className="hint">{membersText.noSessions}</p> : null}
      <ul className="entries">
        {member.sessions.map(({ id, deviceBrowser, deviceOs, lastSeenAt }) => {
          const device = membersText.device(deviceBrowser, deviceOs)
          return (
            <li key={id}>
              <div className="entry-head">
                <span>{device}</span>
                {member.can.endSessions ? (
                  <Button
                    size="small"
                    loading={busy !== null}
                    aria-label={membersText.endNamed(device)}
                    onClick={() => ends({ sessionId: id })}
                  >
                    {membersText.endSession}
                  </Button>
                ) : null}
              </div>
              <p className="hint">{membersText.lastSeen(moment(lastSeenAt))}</p>
            </li>
          )
        })}
      </ul>
      {member.can.endSessions && member.sessions.length > 1 ? (
        <div className="row">
          <Button variant="outlined" loading={busy !== null} onClick={() => ends({})}>
            {membersText.endAll}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}

/** Explains why the viewer cannot take measures. */
function CannotJudge({ id, can }: DeskMember) {
  const { data: her } = useGetIdentity()
  return (
    <div className="notice">
      <p>{her?.id === id ? membersText.cannotOnYourself : moderationText.staffRoleFirst}</p>
      {can.lift ? <Link to="/roles">{membersText.toRoles}</Link> : null}
    </div>
  )
}

function User({ member }: { member: DeskMember }) {
  const refresh = useRefresh()
  const { id, can } = member
  return (
    <>
      <PageHead title={member.displayName}>
        <a href={`/p/${member.username}`}>{membersText.seeProfile}</a>
      </PageHead>
      <div className="care whose">
        <aside className="stack" aria-label={membersText.her}>
          <Her member={member} />
          <Written {...member} />
          <Counts {...member} />
          <Sessions member={member} />
        </aside>
        <div className="stack">
          <Panel title={moderationText.sanctions}>
            <Sanctions sanctions={member.sanctions} {...(can.lift && { onLifted: refresh })} />
          </Panel>
          {can.sanction ? <SanctionForm memberId={id} /> : <CannotJudge {...member} />}
          <Reports id="about-her" title={membersText.reportsAbout} reports={member.reportsAbout} />
          <Reports id="by-her" title={membersText.reportsBy} reports={member.reportsBy} />
          <StaffNotes resource="users" id={id} notes={member.notes} />
        </div>
      </div>
    </>
  )
}

export const UserPage = () => <Opened<DeskMember>>{(member) => <User key={member.id} member={member} />}</Opened>
