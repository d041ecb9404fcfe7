import type { FirebaseAccountView, FirebaseExchange, FirebaseNewcomer } from '@consoeurs/contract'
import type { ApiClient } from '../../../../api/client.ts'

export const firebaseApi = (client: ApiClient) => ({
  exchange: (brought: FirebaseExchange) =>
    client.post<{ user: unknown } | FirebaseNewcomer>('/api/auth/firebase', brought),
  account: () => client.get<{ account: FirebaseAccountView | null }>('/api/auth/firebase/account'),
})
