import type { ReactionState } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import type { UnsentReaction } from '../../../outbox/unsent.ts'
import styles from '../../../styles/shared/reaction-chip.module.css'
import { formatCount } from '../../../text/counts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useWithWaiting } from './react-or-wait.ts'
import { leadingKinds } from './reaction-state.ts'

interface ReactionChipProps {
  target: UnsentReaction['target']
  targetId: number
  state: ReactionState
  label: (total: number, mine: boolean) => string
  onReact: (kind: string | null) => void
}

/** Shown on the edge of a message, if there are reactions. A press toggles the viewer's own. */
export function ReactionChip({ target, targetId, state: known, label, onReact }: ReactionChipProps) {
  const { reactions } = useBrand()
  const { state } = useWithWaiting(target, targetId, known)
  const kinds = leadingKinds(state)
  if (state.total === 0) return null
  const mine = state.mine !== null
  return (
    <button
      type="button"
      className={classNames(styles.chip, mine && 'selected')}
      data-hook="reaction-chip"
      aria-pressed={mine}
      aria-label={label(state.total, mine)}
      onClick={() => onReact(mine ? null : (kinds[0] ?? null))}
    >
      {kinds.map((kind) => (
        <span key={kind} aria-hidden="true">
          {reactions.find((known) => known.kind === kind)?.emoji}
        </span>
      ))}
      {state.total > 1 ? <span className="tabular-numbers">{formatCount(state.total)}</span> : null}
    </button>
  )
}
