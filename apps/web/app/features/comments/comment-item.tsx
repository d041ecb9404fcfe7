import type { CommentView, ReactionState } from '@consoeurs/contract'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useOptimistic } from '../../live/use-optimistic.ts'
import { commentsText } from '../../text/comments.ts'
import { muteLabels } from '../../text/mute-labels.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { ReactionButton, ReactionLink, reactOrWait, useWithWaiting, withOwnReaction } from '../reactions/public.ts'
import { ReportDialog } from '../reports/public.ts'
import { WrittenText } from '../written-text/public.ts'
import { withReactions } from './comment-list.ts'
import type { ChangeComments } from './use-comments.ts'
import type { SentComment } from './use-write-comment.ts'

interface CommentItemProps {
  comment: CommentView
  answer?: boolean
  change: ChangeComments
  onAnswer?: (comment: CommentView) => void
  onRemove: (comment: CommentView) => void
  mark?: AnswerMark
}

/** Of a question: which comment helped, and how she who asked says so. */
export interface AnswerMark {
  markedId: number | null
  /** Missing for everyone but her. */
  onMark?: (commentId: number | null) => void
}

function Author({ author }: Pick<CommentView, 'author'>) {
  if (author.username === '') return <b>{author.displayName}</b>
  return (
    <Link to={`/p/${author.username}`} prefetch="intent">
      <b>{author.displayName}</b>
    </Link>
  )
}

function CommentReactions({ comment, change }: Pick<CommentItemProps, 'comment' | 'change'>) {
  const viewer = useViewer()
  const { wish } = useOptimistic<ReactionState, string | null>({
    truth: comment.reactions,
    apply: withOwnReaction,
    show: (reactions) => change((comments) => withReactions(comments, comment.id, () => reactions)),
    send: (wish) => {
      const { id, shareId, articleId, reactions } = comment
      return reactOrWait({
        viewerId: viewer?.id ?? 0,
        target: 'comments',
        targetId: id,
        shareId,
        articleId,
        state: reactions,
        wish,
      })
    },
  })
  const { state, waits } = useWithWaiting('comments', comment.id, comment.reactions)
  if (viewer === null) return comment.reactions.total === 0 ? null : <ReactionLink state={comment.reactions} small />
  return <ReactionButton state={state} waits={waits} onReact={(kind) => void wish(kind)} small />
}

function CommentMenu({ comment, onRemove, mark }: Pick<CommentItemProps, 'comment' | 'onRemove' | 'mark'>) {
  const [reporting, setReporting] = useState(false)
  const { can, author } = comment
  const items: MenuItem[] = []
  const isMarked = mark?.markedId === comment.id
  if (mark?.onMark !== undefined) {
    const label = isMarked ? commentsText.unmarkAnswer : commentsText.markAnswer
    items.push({ label, icon: 'check', onSelect: () => mark.onMark?.(isMarked ? null : comment.id) })
  }
  if (can.report) items.push({ label: commentsText.report, icon: 'flag', onSelect: () => setReporting(true) })
  if (can.remove) {
    items.push({ label: commentsText.remove, icon: 'trash-2', tone: 'danger', onSelect: () => onRemove(comment) })
  }
  if (items.length === 0) return null
  return (
    <>
      <Menu label={commentsText.options(author.displayName)} items={items} className="cm-menu" />
      <ReportDialog
        target="comment"
        targetId={comment.id}
        memberName={author.displayName}
        open={reporting}
        onOpenChange={setReporting}
      />
    </>
  )
}

/** Written by whom, or saying what, she muted: one line that opens, with or without scripts. */
export function CommentItem(props: CommentItemProps) {
  if (!props.comment.muted) return <WholeComment {...props} />
  return (
    <details className="cm-folded">
      <summary className="soft small">{muteLabels.folded}</summary>
      <WholeComment {...props} />
    </details>
  )
}

function WholeComment({ comment, answer = false, change, onAnswer, onRemove, mark }: CommentItemProps) {
  const { author } = comment
  const viewer = useViewer()
  return (
    <div className={classNames('cm', answer && 're')} id={`commentaire-${comment.id}`}>
      <Avatar src={author.avatar} name={author.displayName} size={answer ? 'xs' : 'sm'} />
      <div className="t grow">
        <Author author={author} /> <WrittenText text={comment.text} />
        <div className="f">
          <TimeAgo date={comment.at} />
          {mark?.markedId === comment.id ? (
            <span className="cm-helped">
              <Icon of="check" size="s" />
              {mark.onMark === undefined ? commentsText.answered : commentsText.answeredYou}
            </span>
          ) : null}
          {onAnswer === undefined ? null : (
            <button
              type="button"
              aria-label={commentsText.answerTo(author.displayName)}
              onClick={() => onAnswer(comment)}
            >
              {commentsText.answer}
            </button>
          )}
          <CommentReactions comment={comment} change={change} />
        </div>
      </div>
      {viewer === null ? null : <CommentMenu comment={comment} onRemove={onRemove} mark={mark} />}
    </div>
  )
}

interface OwnWordsProps extends Pick<SentComment, 'text' | 'parentId'> {
  children: ReactNode
}

/** Hers, before it is one of them. */
export function OwnWords({ text, parentId, children }: OwnWordsProps) {
  const viewer = useViewer()
  const answer = parentId !== null
  return (
    <div className={classNames('cm', 'sending', answer && 're')}>
      <Avatar src={viewer?.avatarUrl ?? null} name={viewer?.displayName ?? ''} size={answer ? 'xs' : 'sm'} />
      <div className="t grow">
        <b>{viewer?.displayName}</b> <WrittenText text={text} />
        <div className="f">{children}</div>
      </div>
    </div>
  )
}

/** Hers, on its way. */
export const SentItem = ({ comment }: { comment: SentComment }) => (
  <OwnWords {...comment}>
    <span>{commentsText.sending}</span>
  </OwnWords>
)
