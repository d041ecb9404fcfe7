import '../../../ui/forms/choices.module.css'
import '../../../styles/shared/share-details.module.css'
import { useEffect, useRef, useState } from 'react'
import styles from '../../../styles/shared/comments.module.css'
import shareActionsStyles from '../../../styles/shared/share-actions.module.css'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SkeletonList } from '../../../ui/states/skeleton.tsx'
import { blogText } from './blog.text.ts'
import { type ArticleTalkProps, TalkLink } from './talk-link.tsx'

/** Loaded when the member scrolls near it. */
const ArticleTalkView = lazyPart<ArticleTalkProps>(
  async () => (await import('./article-talk-view.tsx')).ArticleTalkView,
  {
    drawnAs: '[data-hook~="article-comments"] [data-hook~="comments"]',
    fallback: <SkeletonList count={1} picture={false} />,
  },
)

/** Calls `onNear` once, when the element is almost in view. */
function useNearing(onNear: () => void) {
  const element = useRef<HTMLElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (element.current === null) return
    const look = (entries: IntersectionObserverEntry[]) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      latest.current()
    }
    const observer = new IntersectionObserver(look, { rootMargin: '200px 0px' })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return element
}

export function ArticleTalk(props: ArticleTalkProps) {
  const { href, talk, comments } = props
  const [near, setNear] = useState(false)
  const section = useNearing(() => setNear(true))
  return (
    <section
      ref={section}
      id="commentaires"
      className={`gutter ${styles.articleComments}`}
      data-hook="article-comments"
      aria-labelledby="ar-talk-title"
    >
      <h2 className="display heading-3" id="ar-talk-title">
        {blogText.talk}
      </h2>
      {near || comments !== undefined ? (
        <ArticleTalkView {...props} />
      ) : (
        <div className={shareActionsStyles.actions} data-hook="share-actions">
          <TalkLink href={href} count={talk.commentCount} />
        </div>
      )}
    </section>
  )
}
