import { useEffect, useRef, useState } from 'react'
import { blogText } from '../../text/blog.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { type ArticleTalkProps, TalkLink } from './talk-link.tsx'

/** Fetched when she comes near it. */
const ArticleTalkView = lazyPart<ArticleTalkProps>(
  async () => (await import('./article-talk-view.tsx')).ArticleTalkView,
  {
    drawnAs: '.ar-talk .comments',
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

/** Below an article, among members: what they say to it, once she comes to it. */
export function ArticleTalk(props: ArticleTalkProps) {
  const { href, talk, comments } = props
  const [near, setNear] = useState(false)
  const section = useNearing(() => setNear(true))
  return (
    <section ref={section} id="commentaires" className="pad ar-talk" aria-labelledby="ar-talk-title">
      <h2 className="d h3" id="ar-talk-title">
        {blogText.talk}
      </h2>
      {near || comments !== undefined ? (
        <ArticleTalkView {...props} />
      ) : (
        <div className="acts">
          <TalkLink href={href} count={talk.commentCount} />
        </div>
      )}
    </section>
  )
}
