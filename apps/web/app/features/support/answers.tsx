import { answersScriptUrl } from 'virtual:standalone-scripts'
import { type Entry, type FaqAttributes, type FaqTopic, faqTopics } from '@consoeurs/contract'
import { supportText } from '../../text/support.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Prose } from '../../ui/prose.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import '../../styles/search-form.css'
import '../../styles/page-support.css'

type Answer = Entry<FaqAttributes>

function Folded({ answer: { attributes }, id, open }: { answer: Answer; id?: string; open?: boolean }) {
  return (
    <details className="faq-answer" id={id} open={open}>
      <summary>{attributes.question}</summary>
      <Prose html={attributes.answer} />
    </details>
  )
}

interface AnswersProps {
  q: string
  /** What the address asked for; null where it asked nothing. */
  found: Answer[] | null
}

/** Her question, and beneath it what answers: as she types (`reader/answers.ts`), or by the form where there is no script. */
export function Answers({ q, found }: AnswersProps) {
  return (
    <search key={q} className="faq-ask">
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
        className="faq-found"
        aria-label={supportText.answers}
        data-answers-found={supportText.found}
      >
        <p className="sr" role="status" data-answers-said="" />
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

/** All of them, each at an address of its own. */
export function AnswersByTopic({ answers }: { answers: Answer[] }) {
  if (answers.length === 0) return <EmptyState {...supportText.empty} />
  const groups = (Object.keys(faqTopics) as FaqTopic[])
    .map((topic) => ({ topic, entries: answers.filter(({ attributes }) => attributes.topic === topic) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <>
      <nav aria-label={supportText.topics}>
        <ul className="chips faq-topics">
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
        <section key={topic} className="faq-topic" aria-labelledby={`theme-${topic}`}>
          <h2 className="d h3" id={`theme-${topic}`}>
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
