import type { Ledger } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const ledgerApi = (client: ApiClient) => ({
  read: () => client.get<Ledger>('/api/ledger'),
})
