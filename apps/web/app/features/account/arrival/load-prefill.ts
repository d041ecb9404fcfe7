import type { Arrival, InvitationPrefill } from '@consoeurs/contract'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'
import { arrivalApi } from './arrival.api.ts'

/** Null without an invitation by mail, and where it cannot be read: the form is then empty. */
export async function loadPrefill(client: ApiClient, { invitation }: Arrival): Promise<InvitationPrefill | null> {
  if (invitation === undefined) return null
  try {
    return (await arrivalApi(client).checkInvitation(invitation)).prefill
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  }
}
