import type { SessionView } from '@consoeurs/contract'
import styles from '../../../../styles/shared/settings.module.css'
import { fullDate } from '../../../../text/dates.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TimeAgo } from '../../../../ui/time-ago.tsx'
import { deviceName, securityText } from '../security.text.ts'
import type { SecurityAnswer } from './change-security.ts'
import { ConfirmedAct } from './confirmed-act.tsx'
import securityStyles from './security.module.css'
import { useSecurityForm } from './use-security-form.ts'

const text = securityText.sessions

interface SessionListProps {
  sessions: SessionView[]
  hasPassword: boolean
  unscripted: SecurityAnswer | undefined
}

const SHOWN = 2

/** This device first. */
export function SessionList({ sessions, hasPassword, unscripted }: SessionListProps) {
  const given = { hasPassword, unscripted }
  const form = useSecurityForm(['endOthers'], unscripted)
  return (
    <section className={styles.form} aria-labelledby="appareils">
      <h2 className="display heading-3" id="appareils">
        {text.title}
      </h2>
      <p className="soft">{text.lead}</p>
      <Sessions {...given} sessions={sessions.slice(0, SHOWN)} />
      {sessions.length <= SHOWN ? null : (
        <details>
          <summary className="more-link">{text.more(sessions.length - SHOWN)}</summary>
          <Sessions {...given} sessions={sessions.slice(SHOWN)} />
        </details>
      )}
      {sessions.length < 2 ? (
        <p className="soft">{text.alone}</p>
      ) : (
        <ConfirmedAct {...form} intent="endOthers" label={text.endOthers} hasPassword={hasPassword} />
      )}
    </section>
  )
}

const Sessions = ({ sessions, ...given }: SessionListProps) => (
  <ul className={securityStyles.list}>
    {sessions.map((session) => (
      <Session key={session.id} session={session} {...given} />
    ))}
  </ul>
)

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
        <span className="bold block">{device}</span>
        <span className="meta block">
          {session.current ? (
            text.here
          ) : (
            <span>
              {text.active} <TimeAgo date={session.lastSeenAt} />
            </span>
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
