import { type ContactState, contactTopics, type DeskContactMessage } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { Person } from '../../care/person.tsx'
import { useAction } from '../../care/use-action.ts'
import { Opened } from '../../forms/opened.tsx'
import { moment } from '../../lists/dates.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { adminText } from '../../text/admin.ts'
import { membersText } from '../../text/members.ts'

const acts: Record<ContactState, [state: ContactState, label: string][]> = {
  new: [
    ['answered', membersText.markAnswered],
    ['closed', membersText.close],
  ],
  answered: [
    ['closed', membersText.close],
    ['new', membersText.reopen],
  ],
  closed: [['new', membersText.reopen]],
}

/** `mailto:` link that quotes the message. */
function answerTo({ email, topic, text }: DeskContactMessage): string {
  const quoted = text.split('\n').map((line) => `> ${line}`)
  const subject = encodeURIComponent(membersText.answerSubject(contactTopics[topic]))
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(`\n\n${quoted.join('\n')}`)}`
}

function Message({ message }: { message: DeskContactMessage }) {
  const { run, busy } = useAction('contact', message.id)
  const { topic, name, email, text, state, member, createdAt } = message
  return (
    <>
      <PageHead title={contactTopics[topic]}>
        <Button variant="contained" href={answerTo(message)}>
          {membersText.answer}
        </Button>
        {acts[state].map(([next, label]) => (
          <Button
            key={next}
            loading={busy !== null}
            onClick={() => void run({ act: 'state', values: { state: next }, done: adminText.saved })}
          >
            {label}
          </Button>
        ))}
      </PageHead>
      <div className="care">
        <section className="panel" aria-label={membersText.message}>
          <p className="words">{text}</p>
        </section>
        <aside className="panel" aria-label={membersText.from}>
          <dl className="known">
            <dt>{membersText.state}</dt>
            <dd>
              <span className={`status ${state}`}>{membersText.states[state]}</span>
            </dd>
            <dt>{membersText.from}</dt>
            <dd>{name}</dd>
            <dt>{membersText.email}</dt>
            <dd>{email}</dd>
            {member === null ? null : (
              <>
                <dt>{membersText.member}</dt>
                <dd>
                  <Person who={member} />
                </dd>
              </>
            )}
            <dt>{membersText.receivedAt}</dt>
            <dd>{moment(createdAt)}</dd>
          </dl>
        </aside>
      </div>
    </>
  )
}

export const ContactPage = () => <Opened<DeskContactMessage>>{(message) => <Message message={message} />}</Opened>
