import type { EditSwap, Page, PublishSwap, SwapRequests, SwapsQuery, SwapView } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export type SwapFilters = Partial<Pick<SwapsQuery, 'scope' | 'kind' | 'q'>>

export const swapsApi = (client: ApiClient) => ({
  list: (query: SwapFilters & { cursor?: string | undefined }) => client.get<Page<SwapView>>('/api/swaps', query),
  get: (id: number | string) => client.get<SwapView>(`/api/swaps/${encodeURIComponent(id)}`),
  requests: (id: number) => client.get<SwapRequests>(`/api/swaps/${id}/requests`),
  publish: (draft: PublishSwap) => client.post<SwapView>('/api/swaps', draft),
  edit: (id: number, draft: EditSwap) => client.put<SwapView>(`/api/swaps/${id}`, draft),
  reserve: (id: number, memberId: number) => client.put<SwapView>(`/api/swaps/${id}/reservation`, { memberId }),
  release: (id: number) => client.delete<SwapView>(`/api/swaps/${id}/reservation`),
  handOver: (id: number) => client.put<SwapView>(`/api/swaps/${id}/handed-over`, {}),
  renew: (id: number) => client.put<SwapView>(`/api/swaps/${id}/renewal`, {}),
  remove: (id: number) => client.delete<{ ok: true }>(`/api/swaps/${id}`),
})
