import type { CommentView, WriteComment } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'
import type { CommentTarget } from './comment-target.ts'

const listOf = ({ target, targetId }: CommentTarget) => `/api/${target}/${targetId}/comments`

export const commentsApi = (client: ApiClient) => ({
  /** Oldest first, each followed by its replies. */
  list: (commented: CommentTarget) => client.get<CommentView[]>(listOf(commented)),
  write: (commented: CommentTarget, comment: WriteComment) => client.post<CommentView>(listOf(commented), comment),
  remove: (id: number) => client.delete<{ ok: true }>(`/api/comments/${id}`),
})
