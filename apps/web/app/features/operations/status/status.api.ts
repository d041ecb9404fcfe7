import type { SiteStatus } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const statusApi = (client: ApiClient) => ({
  read: () => client.get<SiteStatus>('/api/status'),
})
