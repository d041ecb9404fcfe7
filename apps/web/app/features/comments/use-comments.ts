import type { CommentView } from '@consoeurs/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { useCatchUp, useLiveEvents } from '../../live/live-events.ts'
import { useLive, useLiveCache } from '../../live/use-live.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { withLiveReaction } from '../reactions/public.ts'
import { withLiveComment, withoutComment, withReactions } from './comment-list.ts'
import { type CommentTarget, isAt } from './comment-target.ts'
import { commentsApi } from './comments.api.ts'

interface CommentsOptions extends CommentTarget {
  ownsShare: boolean
  /** What the loader brought, on a page of its own. */
  served?: CommentView[]
  onArrival: (comment: CommentView) => void
}

const asServed = (_known: CommentView[] | undefined, served: CommentView[]) => served

export type ChangeComments = (change: (comments: CommentView[]) => CommentView[]) => void

/** The comments of a share or an article as they are now; new ones arrive by themselves. */
export function useComments({ target, targetId, ownsShare, served, onArrival }: CommentsOptions) {
  const viewer = useViewer()
  const viewerId = viewer?.id ?? 0
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => ['comments', { target, targetId }], [target, targetId])
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    try {
      await cache.renew(key, () => commentsApi(api).list({ target, targetId }))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setFailed(true)
    }
  }, [cache, key, target, targetId])
  const comments = useLive({ key, served, open: asServed, reload: load })
  const isServed = served !== undefined
  useEffect(() => {
    // Asked again each time they are opened: nothing told the page of those written while they were closed.
    if (!isServed) void load()
  }, [isServed, load])
  const change = useCallback<ChangeComments>(
    (changed) => cache.write(key, changed(cache.read<CommentView[]>(key) ?? [])),
    [cache, key],
  )
  useLiveEvents((event) => {
    if (!isAt(event, { target, targetId })) return
    // Drawn for nobody in particular: whether it is muted for her, only the list says.
    if (event.type === 'comment' && viewer?.mutes && event.comment.author.id !== viewerId) void load()
    else if (event.type === 'comment') {
      change((comments) => withLiveComment(comments, event.comment, { id: viewerId, ownsShare }))
      if (event.comment.author.id !== viewerId) onArrival(event.comment)
    }
    if (event.type === 'comment.removed') change((comments) => withoutComment(comments, event.commentId))
    if (event.type === 'comment.reactions') {
      change((comments) =>
        withReactions(comments, event.commentId, (state) => withLiveReaction(state, event, viewerId)),
      )
    }
  })
  useCatchUp(() => void load())
  return { comments, failed, retry: () => void load(), change }
}
