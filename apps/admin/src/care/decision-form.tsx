import type { MeasureGround } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Line } from '../forms/fields.tsx'
import { moderationText } from '../text/moderation.ts'
import { instantOf } from './measure-fields.tsx'
import { VerdictForm } from './verdict-form.tsx'

export interface DecisionValues<State extends string = string> {
  state: '' | State
  statement: string
  hide: boolean
  sanction: 'none' | 'warning' | 'suspension' | 'ban'
  ground: MeasureGround
  until: string
}

const fresh: DecisionValues = { state: '', statement: '', hide: false, sanction: 'none', ground: 'charter', until: '' }

/** Payload of the measure for the admin API. */
export function measureOf({ hide, sanction, ground, until }: DecisionValues) {
  const end = sanction === 'suspension' ? instantOf(until) : undefined
  return { hide, ground, sanction: sanction === 'none' ? null : sanction, ...(end && { until: end }) }
}

export function HideField() {
  const { register } = useFormContext<DecisionValues>()
  return (
    <fieldset className="choices">
      <label>
        <input className="tick" type="checkbox" {...register('hide')} />
        {moderationText.hide}
      </label>
    </fieldset>
  )
}

interface DecisionFormProps<State extends string> {
  resource: string
  id: number
  /** Error code: someone else decided in the meantime. */
  overtakenCode: string
  verdict: string
  verdicts: Record<State, string>
  chooseVerdict: string
  statementHint: string
  /** A verdict without a statement, because nobody would read it. */
  unexplained?: NoInfer<State>
  asked: (values: DecisionValues<State>) => Record<string, unknown>
  /** Extra fields of the chosen verdict. */
  children: (state: '' | State) => ReactNode
}

/** Verdict, statement and measures. */
export function DecisionForm<State extends string>(props: DecisionFormProps<State>) {
  const { unexplained, statementHint, asked, children, ...rest } = props
  const explains = (state: string) => unexplained === undefined || (state !== '' && state !== unexplained)
  return (
    <VerdictForm<DecisionValues>
      {...rest}
      fresh={fresh}
      missing={({ state, statement }) =>
        explains(state) && statement.trim() === '' ? ['statement', moderationText.giveReason] : null
      }
      asked={(values) => asked(values as DecisionValues<State>)}
    >
      {(state) => (
        <>
          {children(state as '' | State)}
          {explains(state) ? (
            <Line<DecisionValues>
              name="statement"
              label={moderationText.statement}
              hint={statementHint}
              most={1000}
              rows={4}
            />
          ) : null}
        </>
      )}
    </VerdictForm>
  )
}
