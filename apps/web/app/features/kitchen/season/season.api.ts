import type { SeasonNow, SeasonQuery, SeasonView } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const seasonApi = (client: ApiClient) => ({
  month: (query: SeasonQuery) => client.get<SeasonView>('/api/season', query),
  now: () => client.get<SeasonNow>('/api/season/now'),
})
