import type { OwnCertification } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

/** Every write answers the current state. */
export const certificationsApi = (client: ApiClient) => ({
  get: () => client.get<OwnCertification>('/api/certification'),
  ask: (asked: { agreed: boolean; another: boolean }) =>
    client.post<OwnCertification>('/api/certification/challenge', asked),
  send: (file: File) => {
    const form = new FormData()
    form.append('file', file)
    return client.post<OwnCertification>('/api/certification/picture', form)
  },
  cancel: () => client.delete<OwnCertification>('/api/certification/request'),
  withdraw: () => client.delete<OwnCertification>('/api/certification'),
})
