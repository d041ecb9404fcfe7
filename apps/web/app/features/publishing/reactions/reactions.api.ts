import type { Page, ReactionState, ReactorView } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export type ReactionTarget = 'shares' | 'articles' | 'comments'

export const reactionsApi = (client: ApiClient) => ({
  set: (target: ReactionTarget, id: number, kind: string | null) =>
    client.put<ReactionState>(`/api/${target}/${id}/reaction`, { kind }),
  reactors: (shareId: number, cursor?: string) =>
    client.get<Page<ReactorView>>(`/api/shares/${shareId}/reactions`, { cursor }),
})
