import type { SessionView } from '@consoeurs/contract'
import { fullDate } from '../../text/dates.ts'
import { deviceName, securityText } from '../../text/security.ts'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { SecurityAnswer } from './change-security.ts'
import { ConfirmedAct } from './confirmed-act.tsx'
import { useSecurityForm } from './use-security-form.ts'

const text = securityText.sessions

interface SessionListProps {
  sessions: SessionView[]
  hasPassword: boolean
  unscripted: SecurityAnswer | undefined
}

/** Where her account is open, this device first. */
export function SessionList({ sessions, hasPassword, unscripted }: SessionListProps) {
  const form = useSecurityForm(['endOthers'], unscripted)
  return (
    <section className="set-form" aria-labelledby="appareils">
      <h2 className="d h3" id="appareils">
        {text.title}
      </h2>
      <p className="soft">{text.lead}</p>
      <ul className="sec-list">
        {sessions.map((session) => (
          <Session key={session.id} session={session} hasPassword={hasPassword} unscripted={unscripted} />
        ))}
      </ul>
      {sessions.length < 2 ? (
        <p className="soft">{text.alone}</p>
      ) : (
        <ConfirmedAct {...form} intent="endOthers" label={text.endOthers} hasPassword={hasPassword} />
      )}
    </section>
  )
}

interface SessionProps {
  session: SessionView
  hasPassword: boolean
  unscripted: SecurityAnswer | undefined
}

function Session({ session, hasPassword, unscripted }: SessionProps) {
  const form = useSecurityForm(['end'], unscripted?.id === session.id ? unscripted : undefined)
  const device = deviceName(session)
  return (
    <li>
      <Icon of={session.deviceType === 'Mobile' ? 'smartphone' : 'monitor'} />
      <span className="grow">
        <span className="b block">{device}</span>
        <span className="meta block">
          {session.current ? (
            text.here
          ) : (
            <>
              {text.active} <TimeAgo date={session.lastSeenAt} />
            </>
          )}
        </span>
        <span className="meta block">{text.since(fullDate(new Date(session.since)))}</span>
      </span>
      {session.current ? null : (
        <ConfirmedAct
          {...form}
          intent="end"
          label={text.end}
          about={device}
          id={session.id}
          hasPassword={hasPassword}
          small
        />
      )}
    </li>
  )
}
