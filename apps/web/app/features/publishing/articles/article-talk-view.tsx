import { type ArticleTalk, articleChannel, type ReactionState } from '@consoeurs/contract'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useCatchUp, useLiveEvents } from '../../../events/live-events.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { useLive, useLiveCache } from '../../../live/use-live.tsx'
import { useLiveChannel } from '../../../live/use-live-channel.ts'
import { useOptimistic } from '../../../live/use-optimistic.ts'
import styles from '../../../styles/shared/share-actions.module.css'
import { Comments } from '../comments/public.ts'
import { ReactionButton, reactOrWait, useWithWaiting, withLiveReaction, withOwnReaction } from '../reactions/public.ts'
import { articlesApi } from './articles.api.ts'
import { type ArticleTalkProps, TalkLink } from './talk-link.tsx'

const asServed = (_known: ArticleTalk | undefined, served: ArticleTalk) => served

type ChangeArticleActivity = (change: (talk: ArticleTalk) => ArticleTalk) => void

function useTalk(articleId: number, served: ArticleTalk) {
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => ['article-talk', articleId], [articleId])
  const talk = useLive({ key, served, open: asServed })
  const change = useCallback<ChangeArticleActivity>((changed) => cache.change(key, changed), [cache, key])
  const renew = async () => {
    try {
      await cache.renew(key, () => articlesApi(api).talk(articleId))
    } catch (error) {
      // Keep what is shown; the next catch-up tries again.
      if (!(error instanceof ApiFailure)) throw error
    }
  }
  useCatchUp(() => void renew())
  return { talk, change }
}

interface ArticleReactionsOptions {
  articleId: number
  viewerId: number
  talk: ArticleTalk
  change: ChangeArticleActivity
}

/** The member's own reaction is optimistic; the others' reactions and the comment count follow live. */
function useArticleReactions({ articleId, viewerId, talk, change }: ArticleReactionsOptions) {
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

/** A `#commentaire-…` link names a comment that is rendered after the page, so scroll once it is there. */
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
      <div className={styles.actions} data-hook="share-actions">
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
