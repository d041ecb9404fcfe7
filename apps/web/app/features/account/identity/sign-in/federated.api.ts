import type {
  FederatedLink,
  FederatedNewcomer,
  FederatedProviderView,
  JoinFederated,
  StartFederated,
  StartFederatedLink,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../../api/client.ts'

/** `start`, `join` and refusals set cookies: in a loader or action, call them through `cookieApi`. */
export const federatedApi = (client: ApiClient) => ({
  provider: () => client.get<{ provider: FederatedProviderView | null }>('/api/auth/federated'),
  start: (asked: StartFederated) => client.post<{ url: string }>('/api/auth/federated/start', asked),
  newcomer: () => client.get<FederatedNewcomer>('/api/auth/federated/newcomer'),
  join: (form: JoinFederated) => client.post<{ ok: true }>('/api/auth/federated/join', form),
  giveUp: () => client.delete<{ ok: true }>('/api/auth/federated/newcomer'),
  link: () => client.get<{ link: FederatedLink | null }>('/api/auth/federated/link'),
  startLink: (asked: StartFederatedLink) => client.post<{ url: string }>('/api/auth/federated/link', asked),
  unlink: (given: { password?: string }) => client.delete<{ ok: true }>('/api/auth/federated/link', given),
})
