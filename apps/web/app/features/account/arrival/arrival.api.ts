import type { InvitationCheck, OwnApproval, OwnInvitation } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const arrivalApi = (client: ApiClient) => ({
  approval: () => client.get<OwnApproval>('/api/approval'),
  askAgain: (message: string) => client.post<{ ok: true }>('/api/approval', { message }),
  invitation: () => client.get<OwnInvitation>('/api/invitation'),
  renewInvitation: () => client.post<OwnInvitation>('/api/invitation'),
  revokeInvitation: () => client.delete<OwnInvitation>('/api/invitation'),
  checkInvitation: (token: string) => client.get<InvitationCheck>(`/api/invitations/${token}`),
})
