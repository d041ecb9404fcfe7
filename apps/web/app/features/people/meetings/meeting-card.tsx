import type { MeetingView } from '@consoeurs/contract'
import { meetingLimits } from '@consoeurs/contract/people/meeting-limits'
import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { sendAnswer, useLeavingAnswer } from './check-in-answers.ts'
import styles from './meetings.module.css'
import { meetingsText as text } from './meetings.text.ts'

interface CardProps {
  meeting: MeetingView
  viewerId: number
  /** The agreed time has come. */
  due: boolean
  /** The meeting has not begun. */
  ahead: boolean
}

export function MeetingCard({ meeting, viewerId, due, ahead }: CardProps) {
  const { id, state, whom, contactName, timeZone, declined, letter, erasedAt } = meeting
  const leaving = useLeavingAnswer(id)
  const name = `rencontre-${id}`
  return (
    <article className={styles.card} aria-labelledby={name}>
      <header>
        <h2 className="display heading-3" id={name}>
          {text.with(whom)}
        </h2>
        <span className={styles.state} data-state={state}>
          {text.states[state]}
        </span>
      </header>
      <Facts meeting={meeting} />
      <div className={styles.current} role="status">
        {state === 'open' ? <p className="bold">{due ? text.asked(meeting) : text.next(meeting)}</p> : null}
        {letter === null ? null : <p>{text.letter(letter, contactName, timeZone)}</p>}
        {leaving === null ? null : <p className="bold">{text[leaving]}</p>}
      </div>
      {declined && state !== 'well' ? (
        <p className={styles.warn} role="alert">
          {text.declined(contactName)}
        </p>
      ) : null}
      {state === 'well' ? <EraseForm id={id} /> : <Answers meeting={meeting} viewerId={viewerId} ahead={ahead} />}
      <p className="meta">{text.erased(erasedAt, timeZone)}</p>
    </article>
  )
}

function Facts({ meeting: { place, meetsAt, timeZone, contactName, contactEmail, note } }: { meeting: MeetingView }) {
  return (
    <dl className={styles.facts}>
      <dt>{text.when}</dt>
      <dd>{text.at(meetsAt, timeZone)}</dd>
      <dt>{text.place}</dt>
      <dd>{place}</dd>
      <dt>{text.contact}</dt>
      <dd>
        {contactName} <span className="soft">{contactEmail}</span>
      </dd>
      {note === '' ? null : (
        <>
          <dt>{text.note}</dt>
          <dd>{note}</dd>
        </>
      )}
    </dl>
  )
}

interface AnswerFormProps {
  viewerId: number
  meetingId: number
  answer: 'well' | 'tell'
  children: ReactNode
}

/** A form without scripts; with them the answer goes through the outbox. */
function AnswerForm({ viewerId, meetingId, answer, children }: AnswerFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    void sendAnswer({ viewerId, meetingId, answer })
  }
  return (
    <Form method="post" preventScrollReset onSubmit={send}>
      <input type="hidden" name="id" value={meetingId} />
      <input type="hidden" name="intent" value={answer} />
      {children}
    </Form>
  )
}

function Answers({ meeting, viewerId, ahead }: { meeting: MeetingView; viewerId: number; ahead: boolean }) {
  const { id, state, contactName, postponable } = meeting
  const cancels = ahead && state === 'open'
  return (
    <div className={styles.answers}>
      <AnswerForm viewerId={viewerId} meetingId={id} answer="well">
        <Button type="submit" size="lg" block look={cancels ? 'line' : 'brand'}>
          {cancels ? text.cancel : text.well}
        </Button>
      </AnswerForm>
      {state === 'open' ? <LaterForm id={id} postponable={postponable} /> : null}
      <AnswerForm viewerId={viewerId} meetingId={id} answer="tell">
        <Button type="submit" look="danger" aria-describedby={`aide-${id}`}>
          {text.tell}
        </Button>
        <p className="small soft" id={`aide-${id}`}>
          {text.tellHelp(contactName)}
        </p>
      </AnswerForm>
    </div>
  )
}

function LaterForm({ id, postponable }: Pick<MeetingView, 'id' | 'postponable'>) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value="later" />
      <fieldset className={`${styles.part} ${styles.later}`}>
        <legend className="bold small">{text.later}</legend>
        {postponable === 0 ? <p className="small soft">{text.laterNone}</p> : null}
        <div className="row tight">
          {postponable === 0
            ? null
            : meetingLimits.more.map((minutes) => (
                <Button key={minutes} type="submit" look="quiet" name="minutes" value={minutes}>
                  {text.laterBy(minutes)}
                </Button>
              ))}
        </div>
      </fieldset>
    </Form>
  )
}

function EraseForm({ id }: { id: number }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value="erase" />
      <Button type="submit" look="line" icon="trash-2">
        {text.erase}
      </Button>
    </Form>
  )
}
