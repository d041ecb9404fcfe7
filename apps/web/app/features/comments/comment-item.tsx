import type { CommentView, ReactionState } from '@consoeurs/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { useOptimistic } from '../../live/use-optimistic.ts'
import { commentsText } from '../../text/comments.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { ReactionButton, ReactionLink, reactionsApi, withOwnReaction } from '../reactions/public.ts'
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
    send: (kind) => reactionsApi(api).set('comments', comment.id, kind),
  })
  if (viewer === null) return comment.reactions.total === 0 ? null : <ReactionLink state={comment.reactions} small />
  return <ReactionButton state={comment.reactions} onReact={(kind) => void wish(kind)} small />
}

function CommentMenu({ comment, onRemove }: Pick<CommentItemProps, 'comment' | 'onRemove'>) {
  const [reporting, setReporting] = useState(false)
  const { can, author } = comment
  const items: MenuItem[] = []
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

export function CommentItem({ comment, answer = false, change, onAnswer, onRemove }: CommentItemProps) {
  const { author } = comment
  const viewer = useViewer()
  return (
    <div className={classNames('cm', answer && 're')} id={`commentaire-${comment.id}`}>
      <Avatar src={author.avatar} name={author.displayName} size={answer ? 'xs' : 'sm'} />
      <div className="t grow">
        <Author author={author} /> <WrittenText text={comment.text} />
        <div className="f">
          <TimeAgo date={comment.at} />
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
      {viewer === null ? null : <CommentMenu comment={comment} onRemove={onRemove} />}
    </div>
  )
}

/** Hers, on its way. */
export function SentItem({ comment }: { comment: SentComment }) {
  const viewer = useViewer()
  const answer = comment.parentId !== null
  return (
    <div className={classNames('cm', 'sending', answer && 're')}>
      <Avatar src={viewer?.avatarUrl ?? null} name={viewer?.displayName ?? ''} size={answer ? 'xs' : 'sm'} />
      <div className="t grow">
        <b>{viewer?.displayName}</b> <WrittenText text={comment.text} />
        <div className="f">
          <span>{commentsText.sending}</span>
        </div>
      </div>
    </div>
  )
}
