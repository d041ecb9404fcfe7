import type {
  ArticleRecipe,
  BookletPage,
  CreateNotebook,
  KeepingState,
  NotebookChange,
  NotebookDetails,
  NotebookList,
  RecentRecipes,
  ShareView,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const notebooksApi = (client: ApiClient) => ({
  list: () => client.get<NotebookList>('/api/notebooks'),
  recent: () => client.get<RecentRecipes>('/api/notebooks/recent'),
  get: (id: number, query: { cursor?: string | undefined; q?: string | undefined } = {}) =>
    client.get<NotebookDetails>(`/api/notebooks/${id}`, query),
  booklet: (id: number, cursor?: string) => client.get<BookletPage>(`/api/notebooks/${id}/shares`, { cursor }),
  create: (draft: CreateNotebook) => client.post<NotebookDetails>('/api/notebooks', draft),
  change: (id: number, change: NotebookChange) => client.patch<NotebookDetails>(`/api/notebooks/${id}`, change),
  remove: (id: number) => client.delete<{ ok: true }>(`/api/notebooks/${id}`),
  /** Of a share, or of a recipe in an article. */
  keeping: (recipeId: number) => client.get<KeepingState>(`/api/shares/${recipeId}/notebooks`),
  keep: (recipeId: number, notebookIds: number[]) =>
    client.put<KeepingState>(`/api/shares/${recipeId}/notebooks`, { notebookIds }),
  removeRecipe: (id: number, recipeId: number) =>
    client.delete<{ ok: true }>(`/api/notebooks/${id}/recipes/${recipeId}`),
  writeNote: (id: number, recipeId: number, text: string) =>
    client.put<{ note: string }>(`/api/notebooks/${id}/recipes/${recipeId}/note`, { text }),
})

export interface BookletRecipes {
  shares: ShareView[]
  articleRecipes: ArticleRecipe[]
}

/** Every recipe of a notebook, for the booklet and the export. */
export async function loadBooklet(client: ApiClient, id: number): Promise<BookletRecipes> {
  const calls = notebooksApi(client)
  const found: BookletRecipes = { shares: [], articleRecipes: [] }
  let cursor: string | undefined
  do {
    const page = await calls.booklet(id, cursor)
    found.shares.push(...page.items)
    found.articleRecipes.push(...page.articleRecipes)
    cursor = page.cursor ?? undefined
  } while (cursor !== undefined)
  return found
}
