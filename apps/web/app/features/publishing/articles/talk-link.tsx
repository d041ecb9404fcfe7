import type { ArticleTalk, CommentView } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/share-actions.module.css'
import { formatCount } from '../../../text/counts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { blogText } from './blog.text.ts'

export interface ArticleTalkProps {
  articleId: number
  href: string
  viewerId: number
  talk: ArticleTalk
  /** Loaded if the address asks for the comments. */
  comments: CommentView[] | undefined
  /** A comment posted without scripts that was refused, and why. */
  refused?: { text: string; reason: string } | undefined
}

/** Works without scripts too. */
export const TalkLink = ({ href, count }: { href: string; count: number }) => (
  <Link
    to={`${href}?commentaires#commentaires`}
    className={styles.action}
    data-hook="share-action"
    aria-label={blogText.commentCount(count)}
    preventScrollReset
    replace
  >
    <Icon of="message-circle" />
    {count === 0 ? null : <span className="tabular-numbers">{formatCount(count)}</span>}
  </Link>
)
