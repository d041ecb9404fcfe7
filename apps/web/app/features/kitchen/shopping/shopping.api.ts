import type { ShoppingList, ShoppingOverview } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

const member = (username: string) => `/api/shopping-lists/mine/members/${encodeURIComponent(username)}`
const basic = (ingredient: string) => `/api/kitchen-basics/${encodeURIComponent(ingredient)}`

/** Lines are changed through the outbox. */
export const shoppingApi = (client: ApiClient) => ({
  overview: () => client.get<ShoppingOverview>('/api/shopping-lists'),
  list: (id: number) => client.get<ShoppingList>(`/api/shopping-lists/${id}`),
  invite: (username: string) => client.put<ShoppingList>(member(username), {}),
  remove: (username: string) => client.delete<ShoppingList>(member(username)),
  shareWithGroup: (group: string | null) => client.put<ShoppingList>('/api/shopping-lists/mine/group', { group }),
  accept: (id: number) => client.post<ShoppingList>(`/api/shopping-lists/${id}/accept`),
  leave: (id: number) => client.post<ShoppingOverview>(`/api/shopping-lists/${id}/leave`),
  addBasic: (ingredient: string) => client.put<ShoppingOverview>(basic(ingredient), {}),
  removeBasic: (ingredient: string) => client.delete<ShoppingOverview>(basic(ingredient)),
})
