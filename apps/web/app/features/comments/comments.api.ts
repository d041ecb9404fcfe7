import type { CommentView, WriteComment } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

export const commentsApi = (client: ApiClient) => ({
  /** Oldest first, each with its answers after it. */
  list: (shareId: number) => client.get<CommentView[]>(`/api/shares/${shareId}/comments`),
  write: (shareId: number, comment: WriteComment) =>
    client.post<CommentView>(`/api/shares/${shareId}/comments`, comment),
  remove: (id: number) => client.delete<{ ok: true }>(`/api/comments/${id}`),
})
