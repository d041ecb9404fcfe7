import { contactTopics, type DeskContactRow } from '@consoeurs/contract'
import { Headline, QueueList } from '../../care/queue-list.tsx'
import { moment } from '../../lists/dates.ts'
import type { Column } from '../../lists/rows-table.tsx'
import { membersText } from '../../text/members.ts'

const exported = ({ id, topic, name, state, excerpt, createdAt }: DeskContactRow) => {
  return { id, topic: contactTopics[topic], name, state: membersText.states[state], excerpt, createdAt }
}

const columns: Column<DeskContactRow>[] = [
  {
    label: membersText.message,
    render: ({ id, topic, name, excerpt, state }) => (
      <Headline to={`/contact/${id}`} title={`${contactTopics[topic]}, ${name}`} excerpt={excerpt}>
        {state === 'new' ? null : <span className={`status ${state}`}>{membersText.states[state]}</span>}
      </Headline>
    ),
  },
  { label: membersText.receivedAt, sortBy: 'createdAt', wide: true, render: ({ createdAt }) => moment(createdAt) },
]

/** Contact messages, oldest first. */
export const ContactList = () => (
  <QueueList<DeskContactRow>
    title={membersText.contact}
    empty={membersText.emptyContact}
    sort={{ field: 'createdAt', order: 'ASC' }}
    states={{ label: membersText.state, choices: membersText.stateFilters }}
    filters={[{ name: 'topic', label: membersText.topic, choices: contactTopics }]}
    columns={columns}
    exported={exported}
    nameOf={({ name }) => name}
  />
)
