import type { DeskJobs } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import type { DeskProvider } from '../../content/data-provider.ts'
import { moment } from '../../lists/dates.ts'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { Loading } from '../../shell/loading.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { jobsText, queueName } from '../../text/jobs.ts'
import { Failures } from './failures.tsx'

/** Polling interval in milliseconds. */
const EVERY = 15_000

const key = ['jobs']

/** Shows only non-zero counts. */
function QueueState({ queue: { waiting, retrying, running, failed } }: { queue: DeskJobs['queues'][number] }) {
  if (waiting + running + failed === 0) return <span className="soft">{jobsText.atRest}</span>
  return (
    <span className="states">
      {failed === 0 ? null : <span className="status ban">{jobsText.failedCount(failed)}</span>}
      {running === 0 ? null : <span className="status open">{jobsText.runningCount(running)}</span>}
      {retrying === 0 ? null : <span className="status ban">{jobsText.retryingCount(retrying)}</span>}
      {waiting === retrying ? null : <span className="status past">{jobsText.waitingCount(waiting - retrying)}</span>}
    </span>
  )
}

function Queues({ queues }: Pick<DeskJobs, 'queues'>) {
  return (
    <Card className="rows">
      <table className="table queues">
        <thead>
          <tr>
            <th scope="col">{jobsText.queue}</th>
            <th scope="col">{jobsText.state}</th>
            <th scope="col" className="wide-only">
              {jobsText.nextRun}
            </th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.name}>
              <th scope="row">{queueName(queue.name)}</th>
              <td>
                <QueueState queue={queue} />
              </td>
              <td className="wide-only">{queue.nextRun === null ? jobsText.onDemand : moment(queue.nextRun)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** Background jobs and failures. */
export function JobsScreen() {
  const { look, tell } = useDataProvider<DeskProvider>()
  const notify = useNotify()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => look<DeskJobs>('jobs'),
    refetchInterval: EVERY,
  })
  const settling = useMutation({
    mutationFn: ({ act, named }: { act: string; named: Record<string, unknown> }) =>
      tell<DeskJobs>(`jobs/${act}`, named),
    onSuccess: (jobs) => {
      client.setQueryData(key, jobs)
      notify(jobsText.done, { type: 'success', autoHideDuration: 3000 })
    },
    onError: (failure) => notify(failure.message || 'ra.notification.http_error', { type: 'error' }),
  })
  return (
    <>
      <PageHead title={jobsText.title}>
        <Button onClick={() => void refetch()}>{jobsText.refresh}</Button>
      </PageHead>
      <p className="screen-lead">{jobsText.lead}</p>
      {error ? <ErrorScreen error={error} /> : null}
      {data === undefined && !error ? <Loading /> : null}
      {data === undefined ? null : (
        <div className="stack">
          <Failures jobs={data} busy={settling.isPending} settle={(act, named) => settling.mutate({ act, named })} />
          <h2 className="queues-title">{jobsText.queues}</h2>
          <Queues queues={data.queues} />
        </div>
      )}
    </>
  )
}
