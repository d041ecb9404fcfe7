import type { ArticleTalk, CommentView } from '@consoeurs/contract'
import { Link } from 'react-router'
import { blogText } from '../../text/blog.ts'
import { formatCount } from '../../text/counts.ts'
import { Icon } from '../../ui/icon.tsx'

export interface ArticleTalkProps {
  articleId: number
  href: string
  viewerId: number
  talk: ArticleTalk
  /** Those that the loader brought, where the address asks for them. */
  comments: CommentView[] | undefined
  /** A comment posted before any script, and why it did not pass. */
  refused?: { text: string; reason: string } | undefined
}

/** How many comments there are; it opens them, with scripts or without. */
export const TalkLink = ({ href, count }: { href: string; count: number }) => (
  <Link
    to={`${href}?commentaires#commentaires`}
    className="act"
    aria-label={blogText.commentCount(count)}
    preventScrollReset
    replace
  >
    <Icon of="message-circle" />
    {count === 0 ? null : <span className="num">{formatCount(count)}</span>}
  </Link>
)
