import type {
  CreateNotebook,
  KeepingState,
  NotebookChange,
  NotebookDetails,
  NotebookList,
  Page,
  RecentRecipes,
  ShareView,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const notebooksApi = (client: ApiClient) => ({
  list: () => client.get<NotebookList>('/api/notebooks'),
  recent: () => client.get<RecentRecipes>('/api/notebooks/recent'),
  get: (id: number, query: { cursor?: string | undefined; q?: string | undefined } = {}) =>
    client.get<NotebookDetails>(`/api/notebooks/${id}`, query),
  booklet: (id: number, cursor?: string) => client.get<Page<ShareView>>(`/api/notebooks/${id}/shares`, { cursor }),
  create: (draft: CreateNotebook) => client.post<NotebookDetails>('/api/notebooks', draft),
  change: (id: number, change: NotebookChange) => client.patch<NotebookDetails>(`/api/notebooks/${id}`, change),
  remove: (id: number) => client.delete<{ ok: true }>(`/api/notebooks/${id}`),
  keeping: (shareId: number) => client.get<KeepingState>(`/api/shares/${shareId}/notebooks`),
  keep: (shareId: number, notebookIds: number[]) =>
    client.put<KeepingState>(`/api/shares/${shareId}/notebooks`, { notebookIds }),
  removeRecipe: (id: number, recipeId: number) =>
    client.delete<{ ok: true }>(`/api/notebooks/${id}/recipes/${recipeId}`),
  writeNote: (id: number, recipeId: number, text: string) =>
    client.put<{ note: string }>(`/api/notebooks/${id}/recipes/${recipeId}/note`, { text }),
})

/** Every recipe of a notebook, for the booklet and the export. */
export async function loadBooklet(client: ApiClient, id: number): Promise<ShareView[]> {
  const calls = notebooksApi(client)
  const shares: ShareView[] = []
  let cursor: string | undefined
  do {
    const page = await calls.booklet(id, cursor)
    shares.push(...page.items)
    cursor = page.cursor ?? undefined
  } while (cursor !== undefined)
  return shares
}
