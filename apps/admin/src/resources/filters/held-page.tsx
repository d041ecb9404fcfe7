import type { DeskHeld } from '@consoeurs/contract'
import { Assignment } from '../../care/assignment.tsx'
import { DecisionForm, type DecisionValues } from '../../care/decision-form.tsx'
import { Decided, DecisionPage } from '../../care/decision-page.tsx'
import { Choices } from '../../care/measure-fields.tsx'
import { Panel } from '../../care/panel.tsx'
import { Person } from '../../care/person.tsx'
import { Opened } from '../../forms/opened.tsx'
import { moment } from '../../lists/dates.ts'
import { filtersText } from '../../text/filters.ts'
import { moderationText } from '../../text/moderation.ts'
import { MarkedWords } from './marked-words.tsx'

type HeldValues = DecisionValues<'released' | 'refused'>

const asked = ({ state, statement, ground }: HeldValues) =>
  state === 'refused' ? { state, statement, ground } : { state }

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
            <Choices<HeldValues> name="ground" legend={moderationText.ground} choices={moderationText.grounds} />
          ) : null}
        </>
      )}
    </DecisionForm>
  )
}

function Held({ held }: { held: DeskHeld }) {
  const { id, target, author, assignee, state, kinds, heldAt, text, matches, pictures, decision, can } = held
  const badge = <span className={`status ${state}`}>{filtersText.states[state]}</span>
  return (
    <DecisionPage
      title={filtersText.titleOf(target, author.displayName)}
      actions={can.take ? <Assignment resource="filters" id={id} assignee={assignee} /> : null}
      asideLabel={filtersText.about}
      aside={
        <section className="panel">
          <dl className="known">
            <dt>{filtersText.author}</dt>
            <dd>
              <Person who={author} />
            </dd>
            <dt>{filtersText.why}</dt>
            <dd>{kinds.map((kind) => filtersText.kinds[kind]).join(', ')}</dd>
            <dt>{moderationText.assignee}</dt>
            <dd>{assignee?.displayName ?? moderationText.nobody}</dd>
            <dt>{filtersText.since}</dt>
            <dd>{moment(heldAt)}</dd>
          </dl>
        </section>
      }
    >
      {state === 'open' ? (
        <Panel title={filtersText.words}>
          <MarkedWords text={text} matches={matches} />
          {pictures === 0 ? null : <p>{filtersText.pictures(pictures)}</p>}
          <p className="hint">{filtersText.opened[target]}</p>
        </Panel>
      ) : null}
      {can.decide ? <Decision key={id} id={id} target={target} /> : null}
      {decision === null ? null : <Decided badge={badge} decision={decision} />}
    </DecisionPage>
  )
}

export const HeldPage = () => <Opened<DeskHeld>>{(held) => <Held key={held.id} held={held} />}</Opened>
