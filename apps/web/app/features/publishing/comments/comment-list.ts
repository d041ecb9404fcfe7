import type { CommentView, LinkPreviewView, ReactionState } from '@consoeurs/contract'

export interface CommentThread {
  comment: CommentView
  answers: CommentView[]
}

/** One level of replies. A reply whose parent is hidden (a block between the two) becomes a thread of its own. */
export function threadsOf(comments: CommentView[]): CommentThread[] {
  const threads = new Map<number, CommentThread>()
  const inOrder = [...comments].sort((a, b) => a.at.localeCompare(b.at) || a.id - b.id)
  const shown = new Set(inOrder.map(({ id }) => id))
  const isAnswer = ({ parentId }: CommentView) => parentId !== null && shown.has(parentId)
  for (const comment of inOrder) if (!isAnswer(comment)) threads.set(comment.id, { comment, answers: [] })
  for (const comment of inOrder) {
    if (isAnswer(comment)) threads.get(comment.parentId ?? 0)?.answers.push(comment)
  }
  return [...threads.values()]
}

/** The answer to a new comment may come after the preview of its link, and without it. */
export function withComment(comments: CommentView[], comment: CommentView): CommentView[] {
  const known = comments.find(({ id }) => id === comment.id)
  if (known === undefined) return [...comments, comment]
  const whole = { ...comment, link: comment.link ?? known.link }
  return comments.map((other) => (other === known ? whole : other))
}

interface CommentReader {
  id: number
  ownsShare: boolean
}

/** Live events are the same for everyone: permissions and own reactions are added here. */
export function withLiveComment(comments: CommentView[], comment: CommentView, reader: CommentReader): CommentView[] {
  const known = comments.find(({ id }) => id === comment.id)
  if (known !== undefined) return comment.link === null ? comments : withLink(comments, comment.id, comment.link)
  const own = comment.author.id === reader.id
  const can = { remove: own || reader.ownsShare || comment.can.remove, report: !own }
  return withComment(comments, { ...comment, can })
}

/** Removes the comment and its replies. */
export function withoutComment(comments: CommentView[], id: number): CommentView[] {
  return comments.filter((comment) => comment.id !== id && comment.parentId !== id)
}

export function withReactions(
  comments: CommentView[],
  id: number,
  change: (reactions: ReactionState) => ReactionState,
): CommentView[] {
  return comments.map((comment) => (comment.id === id ? { ...comment, reactions: change(comment.reactions) } : comment))
}

export const withLink = (comments: CommentView[], id: number, link: LinkPreviewView): CommentView[] =>
  comments.map((comment) => (comment.id === id ? { ...comment, link } : comment))
