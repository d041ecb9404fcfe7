import type { RoomMessageView } from '@consoeurs/contract'
import { useBrand } from '../../brand/brand-context.tsx'
import { formatCount } from '../../text/counts.ts'
import { classNames } from '../../ui/class-names.ts'
import { useWithWaiting } from '../reactions/public.ts'

interface RoomReactionsProps {
  message: RoomMessageView
  /** Where she may only read. */
  disabled: boolean
  onReact: (message: RoomMessageView, kind: string | null) => void
}

/** What was felt about a message, kind by kind. A press joins in, or takes hers back. */
export function RoomReactions({ message, disabled, onReact }: RoomReactionsProps) {
  const { reactions } = useBrand()
  const { state, waits } = useWithWaiting('rooms/messages', message.id, message.reactions)
  if (state.total === 0) return null
  return (
    <div className="chips rm-rx">
      {state.counts.map(({ kind, count }) => {
        const known = reactions.find((reaction) => reaction.kind === kind)
        const mine = state.mine === kind
        return (
          <button
            key={kind}
            type="button"
            className={classNames('rx', mine && 'on', mine && waits && 'waits')}
            aria-pressed={mine}
            aria-label={`${known?.label ?? kind}, ${count}`}
            disabled={disabled}
            onClick={() => onReact(message, mine ? null : kind)}
          >
            <span aria-hidden="true">{known?.emoji}</span> <span className="num">{formatCount(count)}</span>
          </button>
        )
      })}
    </div>
  )
}
