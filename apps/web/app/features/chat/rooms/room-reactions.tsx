import type { RoomMessageView } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import styles from '../../../styles/shared/rooms.module.css'
import { formatCount } from '../../../text/counts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useWithWaiting } from '../../publishing/reactions/public.ts'
import communitiesStyles from './room-reactions.module.css'

interface RoomReactionsProps {
  message: RoomMessageView
  /** For a read-only viewer. */
  disabled: boolean
  onReact: (message: RoomMessageView, kind: string | null) => void
}

export function RoomReactions({ message, disabled, onReact }: RoomReactionsProps) {
  const { reactions } = useBrand()
  const { state } = useWithWaiting('rooms/messages', message.id, message.reactions)
  if (state.total === 0) return null
  return (
    <div className={`chips ${styles.reactions}`} data-hook="message-reactions">
      {state.counts.map(({ kind, count }) => {
        const known = reactions.find((reaction) => reaction.kind === kind)
        const mine = state.mine === kind
        return (
          <button
            key={kind}
            type="button"
            className={classNames(communitiesStyles.reaction, mine && 'selected')}
            data-hook="reaction"
            aria-pressed={mine}
            aria-label={`${known?.label ?? kind}, ${count}`}
            disabled={disabled}
            onClick={() => onReact(message, mine ? null : kind)}
          >
            <span aria-hidden="true">{known?.emoji}</span> <span className="tabular-numbers">{formatCount(count)}</span>
          </button>
        )
      })}
    </div>
  )
}
