import type { CommentView } from '@consoeurs/contract'
import { useRef, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useRemoval } from '../../../api/use-removal.ts'
import styles from '../../../styles/shared/comments.module.css'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonList } from '../../../ui/states/skeleton.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { CommentForm } from './comment-form.tsx'
import { type AnswerMark, CommentItem, SentItem } from './comment-item.tsx'
import { type CommentThread, threadsOf, withComment, withoutComment } from './comment-list.ts'
import { type CommentTarget, targetOf } from './comment-target.ts'
import { commentsApi } from './comments.api.ts'
import { commentsText } from './comments.text.ts'
import { type ChangeComments, useComments } from './use-comments.ts'
import { type SentComment, useWriteComment } from './use-write-comment.ts'
import { useArrivedComments, WaitingComments } from './waiting-comments.tsx'

interface ThreadProps extends CommentThread {
  sent: SentComment[]
  change: ChangeComments
  onAnswer?: (comment: CommentView) => void
  onRemove: (comment: CommentView) => void
  mark?: AnswerMark
}

function Thread({ comment, answers, sent, change, onAnswer, onRemove, mark }: ThreadProps) {
  const shared = { change, onAnswer, onRemove, mark }
  return (
    <>
      <CommentItem comment={comment} {...shared} />
      {answers.map((answer) => (
        <CommentItem key={answer.id} comment={answer} answer {...shared} />
      ))}
      {sent.map((own) => (
        <SentItem key={own.clientId} comment={own} />
      ))}
      <WaitingComments {...targetOf(comment)} parentId={comment.id} />
    </>
  )
}

interface CommentsProps extends CommentTarget {
  canComment: boolean
  /** The viewer wrote the share and may remove its comments. */
  ownsShare?: boolean
  served?: CommentView[]
  /** A comment posted without scripts that was refused, and why. */
  refused?: { text: string; reason: string }
  /** Questions only. */
  mark?: AnswerMark
  /** +1, or a negative number. */
  onCount: (by: number) => void
}

export function Comments(props: CommentsProps) {
  const { target, targetId, canComment, ownsShare = false, served, refused, mark, onCount } = props
  const viewer = useViewer()
  const field = useRef<HTMLTextAreaElement>(null)
  const [answering, setAnswering] = useState<{ id: number; name: string } | null>(null)
  const [said, setSaid] = useState('')
  const { comments, failed, retry, change } = useComments({
    target,
    targetId,
    ownsShare,
    served,
    onArrival: ({ author }) => setSaid(commentsText.arrived(author.displayName)),
  })
  const { sent, refusal, write } = useWriteComment({
    viewerId: viewer?.id ?? 0,
    target,
    targetId,
    change,
    onWritten: () => onCount(1),
  })
  useArrivedComments({ target, targetId }, (comment) => {
    change((known) => withComment(known, comment))
    onCount(1)
  })
  const removal = useRemoval(async ({ id }: CommentView) => {
    await commentsApi(api).remove(id)
    change((known) => withoutComment(known, id))
    onCount(-(comments ?? []).filter((comment) => comment.id === id || comment.parentId === id).length)
  })
  const answer = ({ id, parentId, author }: CommentView) => {
    setAnswering({ id: parentId ?? id, name: author.displayName })
    field.current?.focus()
  }
  const send = (text: string) => {
    const parentId = answering?.id ?? null
    setAnswering(null)
    return write(text, parentId)
  }
  const threads = threadsOf(comments ?? [])
  const empty = comments !== undefined && threads.length === 0 && sent.length === 0
  return (
    <section className={styles.comments} data-hook="comments" aria-label={commentsText.title}>
      {comments === undefined && !failed ? <SkeletonList count={1} picture={false} /> : null}
      {failed ? <ErrorState text={commentsText.failed} onRetry={retry} /> : null}
      {empty ? <p className="soft small">{viewer ? commentsText.none : commentsText.noneForVisitor}</p> : null}
      {threads.map((thread) => (
        <Thread
          key={thread.comment.id}
          {...thread}
          sent={sent.filter(({ parentId }) => parentId === thread.comment.id)}
          change={change}
          onAnswer={canComment ? answer : undefined}
          onRemove={removal.ask}
          mark={mark}
        />
      ))}
      {sent
        .filter(({ parentId }) => parentId === null)
        .map((own) => (
          <SentItem key={own.clientId} comment={own} />
        ))}
      <WaitingComments target={target} targetId={targetId} parentId={null} />
      {canComment ? (
        <CommentForm
          target={target}
          targetId={targetId}
          answering={answering}
          onStopAnswering={() => setAnswering(null)}
          error={refusal?.reason ?? refused?.reason ?? null}
          start={refused?.text}
          field={field}
          onWrite={send}
        />
      ) : null}
      <LiveRegion>{said}</LiveRegion>
      <Confirm
        open={removal.asked !== null}
        onOpenChange={(open) => !open && removal.ask(null)}
        title={commentsText.removeTitle}
        text={commentsText.removeText}
        confirmLabel={commentsText.removeConfirm}
        cancelLabel={commentsText.cancel}
        busy={removal.busy}
        onConfirm={() => void removal.remove()}
      />
    </section>
  )
}
