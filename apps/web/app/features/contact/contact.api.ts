import type { WriteToUs } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

export const contactApi = (client: ApiClient) => ({
  write: (message: WriteToUs) => client.post<{ id: number }>('/api/contact', message),
})
