import type { DeskJobs } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { moment } from '../../lists/dates.ts'
import { jobsText, queueName } from '../../text/jobs.ts'

/** Runs an action on a failed job and refreshes the screen. */
export type FailureAction = (act: 'retry' | 'forget' | 'retry-event', named: Record<string, unknown>) => void

interface FailureProps {
  title: string
  facts: (string | null)[]
  error: string
  children?: ReactNode
}

function Failure({ title, facts, error, children }: FailureProps) {
  return (
    <li>
      <div>
        <b>{title}</b>
        <p className="hint">{facts.filter(Boolean).join(', ')}</p>
        <p>{error === '' ? jobsText.noError : error}</p>
      </div>
      <div className="row">{children}</div>
    </li>
  )
}

function Group({ title, hint, children }: { title: string; hint: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p className="hint">{hint}</p>
      <ul>{children}</ul>
    </section>
  )
}

/** Permanently failed jobs, with actions. */
export function Failures({ jobs, settle, busy }: { jobs: DeskJobs; settle: FailureAction; busy: boolean }) {
  const { failedJobs, failedEvents, devices } = jobs
  const calm = failedJobs.length + failedEvents.length + devices.length === 0
  return (
    <section className="panel failures" aria-labelledby="a-regarder">
      <h2 id="a-regarder">{jobsText.failed}</h2>
      {calm ? <p className="hint">{jobsText.calm}</p> : null}
      <Group title={jobsText.jobs} hint={jobsText.jobsHint}>
        {failedJobs.map(({ id, queue, failedAt, attempts, error }) => {
          const name = queueName(queue)
          return (
            <Failure
              key={id}
              title={name}
              facts={[failedAt && moment(failedAt), jobsText.attempts(attempts)]}
              error={error}
            >
              <Button
                disabled={busy}
                aria-label={jobsText.retryNamed(name)}
                onClick={() => settle('retry', { queue, id })}
              >
                {jobsText.retry}
              </Button>
              <Button
                disabled={busy}
                aria-label={jobsText.forgetNamed(name)}
                onClick={() => settle('forget', { queue, id })}
              >
                {jobsText.forget}
              </Button>
            </Failure>
          )
        })}
      </Group>
      <Group title={jobsText.events} hint={jobsText.eventsHint}>
        {failedEvents.map(({ id, type, failedAt, attempts, error }) => (
          <Failure
            key={id}
            title={jobsText.event(type)}
            facts={[moment(failedAt), jobsText.attempts(attempts)]}
            error={error}
          >
            <Button
              disabled={busy}
              aria-label={jobsText.retryNamed(type)}
              onClick={() => settle('retry-event', { id })}
            >
              {jobsText.retry}
            </Button>
          </Failure>
        ))}
      </Group>
      <Group title={jobsText.devices} hint={jobsText.devicesHint}>
        {devices.map(({ id, username, browser, os, host, failure, failedAt }) => (
          <Failure
            key={id}
            title={username}
            facts={[[browser, os].filter(Boolean).join(' '), host, failedAt && moment(failedAt)]}
            error={jobsText.failures[failure] ?? failure}
          />
        ))}
      </Group>
    </section>
  )
}
