import { blogText } from '../../text/blog.ts'
import { joinText } from '../../text/join.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface ArticleJoinProps {
  commentCount: number
  /** Where she comes back to, signed in. */
  href: string
}

/** What a visitor reads below an article: how many answered it, and how to be one of them. Their words stay among members. */
export function ArticleJoin({ commentCount, href }: ArticleJoinProps) {
  return (
    <section id="commentaires" className="pad ar-join" aria-labelledby="ar-join-title">
      <h2 className="d h3" id="ar-join-title">
        {blogText.join}
      </h2>
      {commentCount === 0 ? null : (
        <p className="row tight">
          <Icon of="message-circle" size="s" />
          {blogText.commentCount(commentCount)}
        </p>
      )}
      <p className="soft">{blogText.joinText}</p>
      <p className="row ar-doors">
        <ButtonLink to="/signup">{joinText.signUp}</ButtonLink>
        <ButtonLink to={`/login?suite=${encodeURIComponent(`${href}?commentaires#commentaires`)}`} look="quiet">
          {blogText.signIn}
        </ButtonLink>
      </p>
    </section>
  )
}
