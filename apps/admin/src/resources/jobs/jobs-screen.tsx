import type { DeskJobs } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { Loading } from 'ra-ui-materialui'
import type { DeskProvider } from '../../content/data-provider.ts'
import { moment } from '../../lists/dates.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Trouble } from '../../shell/trouble.tsx'
import { jobsText, queueName } from '../../text/jobs.ts'
import { Failures } from './failures.tsx'

/** Asked anew this often while it is looked at. Milliseconds. */
const EVERY = 15_000

const key = ['jobs']

function Queues({ queues }: Pick<DeskJobs, 'queues'>) {
  return (
    <Card className="rows">
      <table className="table queues">
        <thead>
          <tr>
            <th scope="col">{jobsText.queue}</th>
            <th scope="col">{jobsText.waiting}</th>
            <th scope="col">{jobsText.running}</th>
            <th scope="col">{jobsText.givenUp}</th>
            <th scope="col">{jobsText.nextRun}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, waiting, running, failed, nextRun }) => (
            <tr key={name}>
              <th scope="row">{queueName(name)}</th>
              <td>{waiting}</td>
              <td>{running}</td>
              <td>{failed}</td>
              <td>{nextRun === null ? jobsText.onDemand : moment(nextRun)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** The work that the house does by itself, and what of it failed. */
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
      <p className="house-lead">{jobsText.lead}</p>
      {error ? <Trouble error={error} /> : null}
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
