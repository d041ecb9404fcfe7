import type { DraftAnswer, DraftList, DraftTarget, PutDraft } from '@consoeurs/contract'
import type { ApiClient } from '../api/client.ts'

export const draftsApi = (client: ApiClient) => ({
  list: (of: DraftTarget) => client.get<DraftList>('/api/drafts', { of }),
  get: (key: string) => client.get<DraftAnswer>(`/api/drafts/${encodeURIComponent(key)}`),
  put: (key: string, words: PutDraft) => client.put<DraftAnswer>(`/api/drafts/${encodeURIComponent(key)}`, words),
  erase: (key: string) => client.delete<DraftAnswer>(`/api/drafts/${encodeURIComponent(key)}`),
})
