import type { CommentView } from '@consoeurs/contract'
import type { UnsentComment } from '../../outbox/unsent.ts'
import { useSent, useWaiting } from '../../outbox/waiting.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { OwnWords } from './comment-item.tsx'
import { type CommentTarget, isAt } from './comment-target.ts'

/** Fetched where one waits, not with every list of comments. */
const WaitingFoot = lazyPart(async () => (await import('./waiting-foot.tsx')).WaitingFoot, { drawnAs: '.cm-waits' })

/** Calls `onArrived` for each comment of hers there that had to wait. */
export function useArrivedComments(commented: CommentTarget, onArrived: (comment: CommentView) => void): void {
  useSent((unsent, answer) => {
    if (unsent.kind === 'comment' && isAt(unsent, commented)) onArrived(answer as CommentView)
  })
}

/** What she wrote here without a network, below what it answers. */
export function WaitingComments({ parentId, ...commented }: CommentTarget & { parentId: number | null }) {
  const hers = useWaiting().filter(
    (unsent): unsent is UnsentComment =>
      unsent.kind === 'comment' && isAt(unsent, commented) && unsent.parentId === parentId,
  )
  return hers.map((comment) => (
    <OwnWords key={comment.clientId} {...comment}>
      <WaitingFoot comment={comment} />
    </OwnWords>
  ))
}
