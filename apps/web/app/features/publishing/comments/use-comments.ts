import type { CommentView } from '@consoeurs/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useCatchUp, useLiveEvents } from '../../../events/live-events.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { useLive, useLiveCache } from '../../../live/use-live.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { withLiveReaction } from '../reactions/public.ts'
import { withLink, withLiveComment, withoutComment, withReactions } from './comment-list.ts'
import { type CommentTarget, isAt } from './comment-target.ts'
import { commentsApi } from './comments.api.ts'

interface CommentsOptions extends CommentTarget {
  ownsShare: boolean
  /** From the loader, on the target's own page. */
  served?: CommentView[]
  onArrival: (comment: CommentView) => void
}

const asServed = (_known: CommentView[] | undefined, served: CommentView[]) => served

export type ChangeComments = (change: (comments: CommentView[]) => CommentView[]) => void

/** The live comments of a share or an article. */
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
    // Reload at each opening: events are not received while the comments are closed.
    if (!isServed) void load()
  }, [isServed, load])
  const change = useCallback<ChangeComments>(
    (changed) => cache.write(key, changed(cache.read<CommentView[]>(key) ?? [])),
    [cache, key],
  )
  useLiveEvents((event) => {
    if (!isAt(event, { target, targetId })) return
    // A broadcast does not say whether the comment is muted for the viewer: only the list does.
    if (event.type === 'comment' && viewer?.mutes && event.comment.author.id !== viewerId) void load()
    else if (event.type === 'comment') {
      change((comments) => withLiveComment(comments, event.comment, { id: viewerId, ownsShare }))
      if (event.comment.author.id !== viewerId) onArrival(event.comment)
    }
    if (event.type === 'comment.removed') change((comments) => withoutComment(comments, event.commentId))
    if (event.type === 'comment.link') change((comments) => withLink(comments, event.commentId, event.link))
    if (event.type === 'comment.reactions') {
      change((comments) =>
        withReactions(comments, event.commentId, (state) => withLiveReaction(state, event, viewerId)),
      )
    }
  })
  useCatchUp(() => void load())
  return { comments, failed, retry: () => void load(), change }
}
