import type { ReactionState } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

export type ReactionTarget = 'shares' | 'comments'

export const reactionsApi = (client: ApiClient) => ({
  set: (target: ReactionTarget, id: number, kind: string | null) =>
    client.put<ReactionState>(`/api/${target}/${id}/reaction`, { kind }),
})
