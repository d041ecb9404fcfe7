import type { PersonalData } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

type Done = { ok: true }
/** A form leaves the password out for a member who has none. */
const withPassword = (password: string) => (password === '' ? {} : { password })

export const personalDataApi = (client: ApiClient) => ({
  get: () => client.get<PersonalData>('/api/personal-data'),
  askArchive: (password: string) => client.post<PersonalData>('/api/personal-data/archive', withPassword(password)),
  withdrawSensitive: () => client.delete<PersonalData>('/api/personal-data/consents/sensitive'),
  giveSensitive: () => client.put<PersonalData>('/api/personal-data/consents/sensitive'),
  leave: (password: string, withdraws: string) =>
    client.post<Done>('/api/account/leaving', {
      understood: true,
      ...withPassword(password),
      ...(withdraws === '' ? {} : { withdraws }),
    }),
  keep: () => client.post<Done>('/api/account/keep'),
})
