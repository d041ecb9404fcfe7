import type { DeskList, DeskWebhook, DeskWebhookDelivery } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { Panel } from '../../care/panel.tsx'
import { useAction } from '../../care/use-action.ts'
import type { DeskProvider } from '../../content/data-provider.ts'
import { moment } from '../../lists/dates.ts'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { Loading } from '../../shell/loading.tsx'
import { webhooksText as text } from '../../text/webhooks.ts'
import { DeliveryChip } from './webhook-chips.tsx'

const PAGE = 10
/** Polling interval in milliseconds, while an attempt is near. */
const EVERY = 3000
const NEAR = 60_000

export const deliveriesKey = (id: number) => ['webhook-deliveries', id]

const isNear = ({ state, nextAttemptAt }: DeskWebhookDelivery) =>
  state === 'waiting' && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + NEAR

function useDeliveries(id: number, { page, state }: { page: number; state: string }) {
  const { look } = useDataProvider<DeskProvider>()
  return useQuery({
    queryKey: [...deliveriesKey(id), page, state],
    queryFn: () =>
      look<DeskList<DeskWebhookDelivery>>(`webhooks/${id}/deliveries`, {
        page,
        pageSize: PAGE,
        ...(state !== '' && { state }),
      }),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) => (data?.items.some(isNear) ? EVERY : false),
  })
}

/** « 2 tentatives, réponse 500, prochaine tentative le 3 mars 2026, 10:00 ». */
function factsOf({ attempts, status, failure, nextAttemptAt, lastAttemptAt }: DeskWebhookDelivery): string {
  const isPast = nextAttemptAt !== null && Date.parse(nextAttemptAt) <= Date.now()
  const next =
    isPast || (attempts > 0 && lastAttemptAt === null) ? text.running : nextAttemptAt && text.next(nextAttemptAt)
  const answered = status === null ? failure && text.failures[failure] : text.status(status)
  return [text.attempts(attempts), answered, next].filter(Boolean).join(', ')
}

interface DeliveryProps {
  delivery: DeskWebhookDelivery
  /** Undefined where it may not be sent again. */
  resend: (() => void) | undefined
  isBusy: boolean
}

function Delivery({ delivery, resend, isBusy }: DeliveryProps) {
  const { messageId, type, state, status, answer, body, createdAt } = delivery
  const name = text.eventName(type)
  return (
    <li>
      <div className="entry-head">
        <DeliveryChip state={state} />
        <b>{name}</b>
        <span className="soft">{moment(createdAt)}</span>
        {resend === undefined ? null : (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={text.resendNamed(name, moment(createdAt))}
            onClick={resend}
          >
            {text.resend}
          </Button>
        )}
      </div>
      <p className="soft">{factsOf(delivery)}</p>
      <details className="delivery-details">
        <summary>{text.details}</summary>
        {status === null ? null : (
          <>
            <h3>{text.answer}</h3>
            {answer === '' ? <p className="soft">{text.noAnswer}</p> : <pre>{answer}</pre>}
          </>
        )}
        <h3>{text.sent}</h3>
        <pre>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
        <h3>{text.identifier}</h3>
        <pre>{messageId}</pre>
      </details>
    </li>
  )
}

interface PagesProps {
  page: number
  total: number
  turn: (page: number) => void
}

function Pages({ page, total, turn }: PagesProps) {
  if (total <= PAGE) return null
  return (
    <div className="row">
      <Button disabled={page === 1} onClick={() => turn(page - 1)}>
        {text.newer}
      </Button>
      <Button disabled={page * PAGE >= total} onClick={() => turn(page + 1)}>
        {text.older}
      </Button>
    </div>
  )
}

/** What was sent to one endpoint, newest first. */
export function WebhookDeliveries({ webhook: { id, state: endpoint } }: { webhook: DeskWebhook }) {
  const [{ page, state }, setShown] = useState({ page: 1, state: '' })
  const { data, error, refetch } = useDeliveries(id, { page, state })
  const { run, busy } = useAction('webhooks', id)
  const resend = async (deliveryId: number) => {
    await run({ act: 'resend', adds: true, values: { deliveryId }, done: text.resent })
    await refetch()
  }
  const mayResend = ({ state: sent, type }: DeskWebhookDelivery) =>
    sent !== 'waiting' && (endpoint !== 'disabled' || type === 'webhook.test')
  return (
    <Panel title={text.deliveries}>
      <p className="hint">{text.deliveriesHint}</p>
      <div className="delivery-tools">
        <TextField
          select
          size="small"
          label={text.state}
          value={state}
          onChange={({ target }) => setShown({ page: 1, state: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{text.every}</MenuItem>
          {Object.entries(text.deliveryFilters).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={() => void refetch()}>{text.refresh}</Button>
      </div>
      {error ? <ErrorScreen error={error} /> : null}
      {data === undefined && !error ? <Loading /> : null}
      {data?.total === 0 ? <p>{state === '' ? text.noDelivery : text.noSuchDelivery}</p> : null}
      <ul className="entries deliveries">
        {data?.items.map((delivery) => (
          <Delivery
            key={delivery.id}
            delivery={delivery}
            isBusy={busy !== null}
            resend={mayResend(delivery) ? () => void resend(delivery.id) : undefined}
          />
        ))}
      </ul>
      <Pages page={page} total={data?.total ?? 0} turn={(next) => setShown({ page: next, state })} />
    </Panel>
  )
}
