import type { DeskWebhook } from '@consoeurs/contract'
import type { RaRecord } from 'ra-core'
import { Headline } from '../../care/queue-list.tsx'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { webhooksText as text } from '../../text/webhooks.ts'
import { DeliveryChip, WebhookChip } from './webhook-chips.tsx'

const exported = (record: RaRecord) => {
  const { id, name, url, events, state, createdAt } = record as DeskWebhook
  return { id, name, host: new URL(url).host, events: events.join(' '), state: text.states[state], createdAt }
}

function LastDelivery({ lastDelivery }: DeskWebhook) {
  if (lastDelivery === null) return <span className="soft">{text.never}</span>
  const { type, state, at } = lastDelivery
  return (
    <>
      <DeliveryChip state={state} /> {text.eventName(type)}, {moment(at)}
    </>
  )
}

const columns: Column<DeskWebhook>[] = [
  {
    label: text.name,
    sortBy: 'name',
    render: ({ id, name, url }) => <Headline to={`/webhooks/${id}`} title={name} excerpt={new URL(url).host} />,
  },
  { label: text.state, render: ({ state }) => <WebhookChip state={state} /> },
  { label: text.last, wide: true, render: (webhook) => <LastDelivery {...webhook} /> },
]

const states = Object.entries(text.filters).map(([id, name]) => ({ id, name }))

/** Endpoints that receive events of the site. */
export const WebhookList = () => (
  <ListScreen
    title={text.title}
    lead={text.lead}
    create={text.fresh}
    sort={{ field: 'name', order: 'ASC' }}
    search={text.search}
    columns={exported}
    empty={text.empty}
    filters={<ChoiceFilter name="state" label={text.state} choices={states} />}
  >
    <RowsTable<DeskWebhook> columns={columns} nameOf={({ name }) => name} />
  </ListScreen>
)
