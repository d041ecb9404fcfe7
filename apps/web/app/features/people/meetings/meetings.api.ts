import type { ContactLinkState, MeetingAnswer, MeetingList, MeetingPreview, MeetingView } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

type Success = { ok: true }
const linkOf = (token: string) => `/api/meetings/contact-link?jeton=${encodeURIComponent(token)}`

export const meetingsApi = (client: ApiClient) => ({
  list: () => client.get<MeetingList>('/api/meetings'),
  preview: (words: object) => client.post<MeetingPreview>('/api/meetings/preview', { ...words }),
  prepare: (words: object) => client.post<MeetingList>('/api/meetings', { ...words }),
  answer: (id: number, answer: MeetingAnswer) => client.put<MeetingView>(`/api/meetings/${id}/answer`, { ...answer }),
  erase: (id: number) => client.delete<Success>(`/api/meetings/${id}`),
  forgetContact: () => client.delete<Success>('/api/meetings/contact'),
  contactLink: (token: string) => client.get<ContactLinkState>(linkOf(token)),
  decline: (token: string) => client.post<ContactLinkState>(linkOf(token)),
  accept: (token: string) => client.delete<ContactLinkState>(linkOf(token)),
})
