import { answersScriptUrl } from 'virtual:standalone-scripts'
import { type Entry, type FaqAttributes, type FaqTopic, faqTopics } from '@consoeurs/contract'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { supportText } from './support.text.ts'
import '../../../styles/search-form.css'
import styles from './support.module.css'

type Answer = Entry<FaqAttributes>

function Folded({ answer: { attributes }, id, open }: { answer: Answer; id?: string; open?: boolean }) {
  return (
    <details className={styles.answer} id={id} open={open}>
      <summary>{attributes.question}</summary>
      <Prose html={attributes.answer} />
    </details>
  )
}

interface AnswersProps {
  q: string
  /** Search results; null without a query. */
  found: Answer[] | null
}

/** Searches as you type (`reader/answers.ts`), or by the form without scripts. */
export function Answers({ q, found }: AnswersProps) {
  return (
    <search key={q} className={styles.ask}>
      <form method="get" action="/l/support" className="search-form">
        <Field label={supportText.label} hiddenLabel>
          <TextInput
            type="search"
            name="q"
            icon="search"
            look="pill"
            data-answers="reponses"
            defaultValue={q}
            maxLength={100}
            placeholder={supportText.hint}
            enterKeyHint="search"
            autoComplete="off"
          />
        </Field>
        <Button type="submit" look="quiet">
          {supportText.submit}
        </Button>
      </form>
      <section
        id="reponses"
        className={styles.found}
        aria-label={supportText.answers}
        data-answers-found={supportText.found}
      >
        <p className="visually-hidden" role="status" data-answers-said="" />
        <div data-answers-served="">
          {found === null
            ? null
            : found.map((answer, at) => <Folded key={answer.id} answer={answer} open={at === 0} />)}
          {found?.length === 0 ? <p className="soft">{supportText.nothing}</p> : null}
        </div>
        <div data-answers-list="" />
        <p className="soft" role="status" data-answers-nothing="" hidden>
          {supportText.nothing}
        </p>
        <p className="soft" role="status" data-answers-failed="" hidden>
          {supportText.failed}
        </p>
      </section>
      <script src={answersScriptUrl} async />
    </search>
  )
}

/** Each answer has its own address. */
export function AnswersByTopic({ answers }: { answers: Answer[] }) {
  if (answers.length === 0) return <EmptyState {...supportText.empty} />
  const groups = (Object.keys(faqTopics) as FaqTopic[])
    .map((topic) => ({ topic, entries: answers.filter(({ attributes }) => attributes.topic === topic) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <>
      <nav aria-label={supportText.topics}>
        <ul className={`chips ${styles.topics}`}>
          {groups.map(({ topic }) => (
            <li key={topic}>
              <a className="chip" href={`#theme-${topic}`}>
                {faqTopics[topic]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ topic, entries }) => (
        <section key={topic} className={styles.topic} aria-labelledby={`theme-${topic}`}>
          <h2 className="display heading-3" id={`theme-${topic}`}>
            {faqTopics[topic]}
          </h2>
          {entries.map((answer) => (
            <Folded key={answer.id} answer={answer} id={answer.attributes.slug} />
          ))}
        </section>
      ))}
    </>
  )
}
