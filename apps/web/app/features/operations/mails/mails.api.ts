import type { UnsubscribeState } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

const address = (token: string) => `/api/mails/unsubscribe?jeton=${encodeURIComponent(token)}`

export const mailsApi = (api: ApiClient) => ({
  subscription: (token: string) => api.get<UnsubscribeState>(address(token)),
  unsubscribe: (token: string) => api.post<UnsubscribeState>(address(token)),
})
