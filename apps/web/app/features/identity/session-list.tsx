import type { SessionView } from '@consoeurs/contract'
import { fullDate } from '../../text/dates.ts'
import { deviceName, securityText } from '../../text/security.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { SecurityAnswer } from './change-security.ts'
import { useSecurityForm } from './use-security-form.ts'

const text = securityText.sessions

interface SessionListProps {
  sessions: SessionView[]
  unscripted: SecurityAnswer | undefined
}

/** Where her account is open, this device first. */
export function SessionList({ sessions, unscripted }: SessionListProps) {
  const { fetcher, problem, busy } = useSecurityForm(['end', 'endOthers'], unscripted)
  return (
    <section className="set-form" aria-labelledby="appareils">
      <h2 className="d h3" id="appareils">
        {text.title}
      </h2>
      <p className="soft">{text.lead}</p>
      <FormError text={problem} />
      <ul className="sec-list">
        {sessions.map((session) => (
          <Session key={session.id} session={session} unscripted={unscripted} />
        ))}
      </ul>
      {sessions.length < 2 ? (
        <p className="soft">{text.alone}</p>
      ) : (
        <fetcher.Form method="post">
          <Button type="submit" look="line" name="intent" value="endOthers" busy={busy}>
            {text.endOthers}
          </Button>
        </fetcher.Form>
      )}
    </section>
  )
}

function Session({ session, unscripted }: { session: SessionView; unscripted: SecurityAnswer | undefined }) {
  const mine = unscripted?.id === session.id ? unscripted : undefined
  const { fetcher, problem, busy } = useSecurityForm(['end'], mine)
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
        <FormError text={problem} />
      </span>
      {session.current ? null : (
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={session.id} />
          <Button
            type="submit"
            look="line"
            size="sm"
            name="intent"
            value="end"
            busy={busy}
            aria-label={text.endOf(device)}
          >
            {text.end}
          </Button>
        </fetcher.Form>
      )}
    </li>
  )
}
