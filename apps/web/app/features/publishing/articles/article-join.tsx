import { joinText } from '../../../text/join.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './articles.module.css'
import { blogText } from './blog.text.ts'

interface ArticleJoinProps {
  commentCount: number
  /** Where to return to after signing in. */
  href: string
}

/** Replaces the comments for visitors: comments are visible to members only. */
export function ArticleJoin({ commentCount, href }: ArticleJoinProps) {
  return (
    <section id="commentaires" className={`gutter ${styles.join}`} aria-labelledby="ar-join-title">
      <h2 className="display heading-3" id="ar-join-title">
        {blogText.join}
      </h2>
      {commentCount === 0 ? null : (
        <p className="row tight">
          <Icon of="message-circle" size="s" />
          {blogText.commentCount(commentCount)}
        </p>
      )}
      <p className="soft">{blogText.joinText}</p>
      <p className={`row ${styles.doors}`}>
        <ButtonLink to="/signup">{joinText.signUp}</ButtonLink>
        <ButtonLink to={`/login?suite=${encodeURIComponent(`${href}?commentaires#commentaires`)}`} look="quiet">
          {blogText.signIn}
        </ButtonLink>
      </p>
    </section>
  )
}
