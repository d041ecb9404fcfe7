import type { SendContactMessage } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const contactApi = (client: ApiClient) => ({
  write: (message: SendContactMessage) => client.post<{ id: number }>('/api/contact', message),
})
