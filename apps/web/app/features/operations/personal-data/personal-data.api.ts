import type { PersonalData } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

type Success = { ok: true }
/** Forms omit the password for a member without one. */
const withPassword = (password: string) => (password === '' ? {} : { password })

export const personalDataApi = (client: ApiClient) => ({
  get: () => client.get<PersonalData>('/api/personal-data'),
  askArchive: (password: string) => client.post<PersonalData>('/api/personal-data/archive', withPassword(password)),
  withdrawSensitive: () => client.delete<PersonalData>('/api/personal-data/consents/sensitive'),
  giveSensitive: () => client.put<PersonalData>('/api/personal-data/consents/sensitive'),
  leave: (password: string, withdraws: string) =>
    client.post<Success>('/api/account/leaving', {
      understood: true,
      ...withPassword(password),
      ...(withdraws === '' ? {} : { withdraws }),
    }),
  keep: () => client.post<Success>('/api/account/keep'),
})
