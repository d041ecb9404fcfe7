import type { DeskHeld } from '@consoeurs/contract'
import { Assignment } from '../../care/assignment.tsx'
import { type Decided, DecisionForm } from '../../care/decision-form.tsx'
import { Choices } from '../../care/measure-fields.tsx'
import { Person } from '../../care/person.tsx'
import { Opened } from '../../forms/opened.tsx'
import { moment } from '../../lists/dates.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { careText } from '../../text/care.ts'
import { filtersText } from '../../text/filters.ts'
import { MarkedWords } from './marked-words.tsx'

type Values = Decided<'released' | 'refused'>

const asked = ({ state, statement, ground }: Values) => (state === 'refused' ? { state, statement, ground } : { state })

function Decision({ id, target }: Pick<DeskHeld, 'id' | 'target'>) {
  const { chooseVerdict, statementHint } = filtersText
  const { verdict, verdicts } = filtersText.verdicts[target]
  return (
    <DecisionForm
      resource="filters"
      id={id}
      overtakenCode="HELD_DECIDED"
      asked={asked}
      unexplained="released"
      {...{ verdict, verdicts, chooseVerdict, statementHint }}
    >
      {(state) => (
        <>
          {state === 'released' ? <p className="hint">{filtersText.releases[target]}</p> : null}
          {state === 'refused' ? (
            <Choices<Values> name="ground" legend={careText.ground} choices={careText.grounds} />
          ) : null}
        </>
      )}
    </DecisionForm>
  )
}

function Held({ held }: { held: DeskHeld }) {
  const { id, target, author, assignee, state, kinds, heldAt, text, matches, pictures, decision, can } = held
  return (
    <>
      <PageHead title={filtersText.titleOf(target, author.displayName)}>
        {can.take ? <Assignment resource="filters" id={id} assignee={assignee} /> : null}
      </PageHead>
      <div className="care">
        <div className="stack">
          {state === 'open' ? (
            <section className="panel" aria-labelledby="held-words">
              <h2 id="held-words">{filtersText.words}</h2>
              <MarkedWords text={text} matches={matches} />
              {pictures === 0 ? null : <p>{filtersText.pictures(pictures)}</p>}
              <p className="hint">{filtersText.opened[target]}</p>
            </section>
          ) : null}
          {can.decide ? <Decision key={id} id={id} target={target} /> : null}
          {decision === null ? null : (
            <section className="panel" aria-labelledby="held-decision">
              <h2 id="held-decision">
                {filtersText.decided} <span className={`status ${state}`}>{filtersText.states[state]}</span>
              </h2>
              <p className="hint">
                {decision.at === null ? null : careText.decidedBy(decision.by, moment(decision.at))}
              </p>
            </section>
          )}
        </div>
        <aside className="stack" aria-label={filtersText.about}>
          <section className="panel">
            <dl className="known">
              <dt>{filtersText.author}</dt>
              <dd>
                <Person who={author} />
              </dd>
              <dt>{filtersText.why}</dt>
              <dd>{kinds.map((kind) => filtersText.kinds[kind]).join(', ')}</dd>
              <dt>{careText.assignee}</dt>
              <dd>{assignee?.displayName ?? careText.nobody}</dd>
              <dt>{filtersText.since}</dt>
              <dd>{moment(heldAt)}</dd>
            </dl>
          </section>
        </aside>
      </div>
    </>
  )
}

/** One share or first message, to be read and judged. */
export const HeldPage = () => <Opened<DeskHeld>>{(held) => <Held key={held.id} held={held} />}</Opened>
