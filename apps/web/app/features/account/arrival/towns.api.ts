import type { TownList, TownView } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const townsApi = (client: ApiClient) => ({
  list: () => client.get<TownList>('/api/towns'),
  one: (slug: string) => client.get<TownView>(`/api/towns/${slug}`),
})
