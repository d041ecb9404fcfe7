import type { CommentView, ReactionState } from '@consoeurs/contract'
import { type ReactNode, useState } from 'react'
import { useOptimistic } from '../../../live/use-optimistic.ts'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/comments.module.css'
import shareDetailsStyles from '../../../styles/shared/share-details.module.css'
import { muteLabels } from '../../../text/mute-labels.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { ReportDialog } from '../../foundation/reports/public.ts'
import { LinkCard, WrittenText } from '../../foundation/written-text/public.ts'
import { ReactionButton, ReactionLink, reactOrWait, useWithWaiting, withOwnReaction } from '../reactions/public.ts'
import { withReactions } from './comment-list.ts'
import { commentsText } from './comments.text.ts'
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

/** Under a question: the comment marked as helpful, and how its author marks one. */
export interface AnswerMark {
  markedId: number | null
  /** Only for the author of the question. */
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
      <Menu label={commentsText.options(author.displayName)} items={items} className={shareDetailsStyles.commentMenu} />
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

/** Comments by muted members or with muted words are collapsed; `details` works without scripts. */
export function CommentItem(props: CommentItemProps) {
  if (!props.comment.muted) return <WholeComment {...props} />
  return (
    <details className={styles.folded} data-hook="folded-comments">
      <summary className="soft small">{muteLabels.folded}</summary>
      <WholeComment {...props} />
    </details>
  )
}

function WholeComment({ comment, answer = false, change, onAnswer, onRemove, mark }: CommentItemProps) {
  const { author } = comment
  const viewer = useViewer()
  return (
    <div
      className={classNames(styles.comment, answer && styles.reply)}
      data-hook="comment"
      id={`commentaire-${comment.id}`}
    >
      <Avatar src={author.avatar} name={author.displayName} size={answer ? 'xs' : 'sm'} />
      <div className={`${styles.text} grow`}>
        <div>
          <Author author={author} /> <WrittenText text={comment.text} themed />
        </div>
        {comment.link ? <LinkCard link={comment.link} small /> : null}
        <div className={styles.footer}>
          <TimeAgo date={comment.at} />
          {mark?.markedId === comment.id ? (
            <span className={styles.helped}>
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

/** The viewer's comment that is still being sent. */
export function OwnWords({ text, parentId, children }: OwnWordsProps) {
  const viewer = useViewer()
  const answer = parentId !== null
  return (
    <div className={classNames(styles.comment, styles.sending, answer && styles.reply)} data-hook="comment">
      <Avatar src={viewer?.avatarUrl ?? null} name={viewer?.displayName ?? ''} size={answer ? 'xs' : 'sm'} />
      <div className={`${styles.text} grow`}>
        <b>{viewer?.displayName}</b> <WrittenText text={text} />
        <div className={styles.footer}>{children}</div>
      </div>
    </div>
  )
}

export const SentItem = ({ comment }: { comment: SentComment }) => (
  <OwnWords {...comment}>
    <span>{commentsText.sending}</span>
  </OwnWords>
)
