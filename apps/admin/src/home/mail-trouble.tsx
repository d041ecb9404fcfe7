import { type DeskJobs, isMailQueue } from '@consoeurs/contract'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { Link } from 'react-router'
import type { DeskProvider } from '../content/data-provider.ts'
import { moment } from '../lists/dates.ts'
import { homeText } from '../text/home.ts'

/** Polling interval in milliseconds. */
const EVERY = 60_000

/** Shown while the mail server does not take mails. The screen of jobs has the errors. */
export function MailTrouble() {
  const { look } = useDataProvider<DeskProvider>()
  const { data } = useQuery({ queryKey: ['jobs'], queryFn: () => look<DeskJobs>('jobs'), refetchInterval: EVERY })
  const refused = (data?.queues ?? []).filter(({ name, retrying }) => isMailQueue(name) && retrying > 0)
  const [since] = refused.flatMap(({ retryingSince }) => retryingSince ?? []).toSorted()
  if (since === undefined) return null
  const count = refused.reduce((sum, { retrying }) => sum + retrying, 0)
  return (
    <section className="panel" aria-labelledby="mails-bloques">
      <h2 id="mails-bloques">{homeText.mailTrouble}</h2>
      <p>{homeText.mailsRefused(count, moment(since))}</p>
      <Link to="/jobs">{homeText.toJobs}</Link>
    </section>
  )
}
