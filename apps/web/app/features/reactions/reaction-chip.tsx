import type { ReactionState } from '@consoeurs/contract'
import { useBrand } from '../../brand/brand-context.tsx'
import type { UnsentReaction } from '../../outbox/unsent.ts'
import { formatCount } from '../../text/counts.ts'
import { classNames } from '../../ui/class-names.ts'
import { useWithWaiting } from './react-or-wait.ts'
import { leadingKinds } from './reaction-state.ts'

interface ReactionChipProps {
  target: UnsentReaction['target']
  targetId: number
  state: ReactionState
  label: (total: number, mine: boolean) => string
  onReact: (kind: string | null) => void
}

/** The reactions to a few words, on their edge; nothing where there are none. A press joins in, or takes hers back. */
export function ReactionChip({ target, targetId, state: known, label, onReact }: ReactionChipProps) {
  const { reactions } = useBrand()
  const { state, waits } = useWithWaiting(target, targetId, known)
  const kinds = leadingKinds(state)
  if (state.total === 0) return null
  const mine = state.mine !== null
  return (
    <button
      type="button"
      className={classNames('re-chip', mine && 'on', waits && 'waits')}
      aria-pressed={mine}
      aria-label={label(state.total, mine)}
      onClick={() => onReact(mine ? null : (kinds[0] ?? null))}
    >
      {kinds.map((kind) => (
        <span key={kind} aria-hidden="true">
          {reactions.find((known) => known.kind === kind)?.emoji}
        </span>
      ))}
      {state.total > 1 ? <span className="num">{formatCount(state.total)}</span> : null}
    </button>
  )
}
