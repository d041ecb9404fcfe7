import { type ArticleTalk, articleChannel, type ReactionState } from '@consoeurs/contract'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { useCatchUp, useLiveEvents } from '../../live/live-events.ts'
import { useLive, useLiveCache } from '../../live/use-live.tsx'
import { useLiveChannel } from '../../live/use-live-channel.ts'
import { useOptimistic } from '../../live/use-optimistic.ts'
import { Comments } from '../comments/public.ts'
import { ReactionButton, reactOrWait, useWithWaiting, withLiveReaction, withOwnReaction } from '../reactions/public.ts'
import { articlesApi } from './articles.api.ts'
import { type ArticleTalkProps, TalkLink } from './talk-link.tsx'

const asServed = (_known: ArticleTalk | undefined, served: ArticleTalk) => served

type ChangeTalk = (change: (talk: ArticleTalk) => ArticleTalk) => void

/** What members say to an article as it is now. */
function useTalk(articleId: number, served: ArticleTalk) {
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => ['article-talk', articleId], [articleId])
  const talk = useLive({ key, served, open: asServed })
  const change = useCallback<ChangeTalk>((changed) => cache.change(key, changed), [cache, key])
  const renew = async () => {
    try {
      await cache.renew(key, () => articlesApi(api).talk(articleId))
    } catch (error) {
      // Asked for once more at the next awakening: what she reads stays.
      if (!(error instanceof ApiFailure)) throw error
    }
  }
  useCatchUp(() => void renew())
  return { talk, change }
}

interface Reacting {
  articleId: number
  viewerId: number
  talk: ArticleTalk
  change: ChangeTalk
}

/** Her reaction at once; the others', and the number of comments, as they come. */
function useArticleReactions({ articleId, viewerId, talk, change }: Reacting) {
  const { wish, isBusy } = useOptimistic<ReactionState, string | null>({
    truth: talk.reactions,
    apply: withOwnReaction,
    show: (reactions) => change((known) => ({ ...known, reactions })),
    send: (wanted) => {
      const on = { target: 'articles', targetId: articleId, shareId: null } as const
      return reactOrWait({ viewerId, ...on, state: talk.reactions, wish: wanted })
    },
  })
  useLiveEvents((event) => {
    if (!('articleId' in event) || event.articleId !== articleId) return
    if (event.type === 'article.reactions' && !(event.actorId === viewerId && isBusy())) {
      change((known) => ({ ...known, reactions: withLiveReaction(known.reactions, event, viewerId) }))
    }
    if (event.type === 'comment' || event.type === 'comment.removed') {
      change((known) => ({ ...known, commentCount: event.commentCount }))
    }
  })
  return wish
}

/** A link from elsewhere names a comment that is drawn after the page: she is brought to it once it is there. */
function CalledFor({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { hash } = location
    if (!/^#commentaire-\d+$/.test(hash) || frame.current === null) return
    const bring = () => {
      const called = document.getElementById(hash.slice(1))
      called?.scrollIntoView({ block: 'center' })
      return called !== null
    }
    if (bring()) return
    const observer = new MutationObserver(() => bring() && observer.disconnect())
    observer.observe(frame.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return <div ref={frame}>{children}</div>
}

/** Among members: reactions, and comments. */
export function ArticleTalkView(props: ArticleTalkProps) {
  const { articleId, href, viewerId, talk: served, comments, refused } = props
  const { talk, change } = useTalk(articleId, served)
  useLiveChannel(articleChannel(articleId))
  const react = useArticleReactions({ articleId, viewerId, talk, change })
  const { state, waits } = useWithWaiting('articles', articleId, talk.reactions)
  const count = (by: number) => {
    const expected = Math.max(0, talk.commentCount + by)
    const settle = by > 0 ? Math.max : Math.min
    change((known) => ({ ...known, commentCount: settle(known.commentCount, expected) }))
  }
  return (
    <>
      <div className="acts">
        <ReactionButton state={state} waits={waits} onReact={(kind) => void react(kind)} />
        <TalkLink href={href} count={talk.commentCount} />
      </div>
      <CalledFor>
        <Comments
          target="articles"
          targetId={articleId}
          canComment
          served={comments}
          refused={refused}
          onCount={count}
        />
      </CalledFor>
    </>
  )
}
