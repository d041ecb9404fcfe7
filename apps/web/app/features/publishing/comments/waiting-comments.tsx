import type { CommentView } from '@consoeurs/contract'
import { useOutbox, useSent } from '../../../outbox/outbox-entries.ts'
import type { UnsentComment } from '../../../outbox/unsent.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { OwnWords } from './comment-item.tsx'
import { type CommentTarget, isAt } from './comment-target.ts'

/** Shown without a network, so fetched before. */
const WaitingFoot = onDemand(async () => (await import('./waiting-foot.tsx')).WaitingFoot, { soon: true, quiet: true })

/** Calls `onArrived` when a comment of the viewer has left the outbox. */
export function useArrivedComments(commented: CommentTarget, onArrived: (comment: CommentView) => void): void {
  useSent((unsent, answer) => {
    if (unsent.kind === 'comment' && isAt(unsent, commented)) onArrived(answer as CommentView)
  })
}

/** The viewer's comments in the outbox, below their parent. */
export function WaitingComments({ parentId, ...commented }: CommentTarget & { parentId: number | null }) {
  const hers = useOutbox().filter(
    (unsent): unsent is UnsentComment =>
      unsent.kind === 'comment' && isAt(unsent, commented) && unsent.parentId === parentId,
  )
  return hers.map((comment) => (
    <OwnWords key={comment.clientId} {...comment}>
      <WaitingFoot comment={comment} />
    </OwnWords>
  ))
}
