import type { NewsletterRequest, SubscribeToNewsletter } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

const confirmation = (token: string) => `/api/newsletter/confirmation?jeton=${encodeURIComponent(token)}`

export const newsletterApi = (client: ApiClient) => ({
  subscribe: (asked: SubscribeToNewsletter) => client.post<{ ok: true }>('/api/newsletter', asked),
  request: (token: string) => client.get<NewsletterRequest>(confirmation(token)),
  confirm: (token: string) => client.post<NewsletterRequest>(confirmation(token)),
})
