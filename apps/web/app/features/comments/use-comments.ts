import type { CommentView } from '@consoeurs/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../api/browser-api.ts'
import { useCatchUp, useLiveEvents } from '../../live/live-events.ts'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { withLiveReaction } from '../reactions/public.ts'
import { withLiveComment, withoutComment, withReactions } from './comment-list.ts'
import { commentsApi } from './comments.api.ts'

interface CommentsOptions {
  shareId: number
  ownsShare: boolean
  /** What the loader brought, on the share's own page. */
  served?: CommentView[]
  onArrival: (comment: CommentView) => void
}

export type ChangeComments = (change: (comments: CommentView[]) => CommentView[]) => void

/** The comments of a share as they are now; new ones arrive by themselves. */
export function useComments({ shareId, ownsShare, served, onArrival }: CommentsOptions) {
  const viewerId = useViewer()?.id ?? 0
  const client = useQueryClient()
  const queryKey = ['comments', shareId]
  const query = useQuery({
    queryKey,
    queryFn: () => commentsApi(api).list(shareId),
    // Asked again each time they are opened: nothing told the page of those written while they were closed.
    staleTime: 0,
    refetchOnMount: served === undefined,
    initialData: served,
  })
  const change = useCallback<ChangeComments>(
    (changed) => client.setQueryData<CommentView[]>(['comments', shareId], (comments) => changed(comments ?? [])),
    [client, shareId],
  )
  useLiveEvents((event) => {
    if (!('shareId' in event) || event.shareId !== shareId) return
    if (event.type === 'comment') {
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
  useCatchUp(() => void client.invalidateQueries({ queryKey }))
  return { comments: query.data, failed: query.isError, retry: () => void query.refetch(), change }
}
