import { sendingLimits } from '@consoeurs/contract'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { unsubscribeUrl } from '../../../platform/delivery/unsubscribe-token.ts'
import { endMailedInvitations, takeWaitingInvitation } from '../../account/arrival/public.ts'
import type { MailingParts } from './remind.ts'

const DAY = 24 * 3_600_000

type Parts = Pick<MailingParts, 'settings' | 'jobs' | 'unitOfWork' | 'now'>

/** Returns whether another may wait. */
async function sendNext(tx: Tx, { settings, jobs, now }: Parts): Promise<boolean> {
  const taken = await takeWaitingInvitation(tx, settings, now())
  if (taken === null || taken === 'skipped') return taken !== null
  const { id, email: to, displayName: name, token, network } = taken
  const stopUrl = unsubscribeUrl({ userId: id, topic: 'invitation' }, settings)
  const days = sendingLimits.invitations.kept / DAY
  const props = { name, network, days, url: `${settings.publicUrl}/invitation/${token}`, stopUrl }
  await jobs.enqueue(
    'mail',
    { kind: 'memberInvitation', to, unsubscribeUrl: stopUrl, id: `invitation-${id}`, props },
    tx,
  )
  return true
}

/** A few each minute, so that mail servers do not take thousands at once for spam. Nobody is reminded. */
export async function sendInvitations(parts: Parts): Promise<void> {
  for (let sent = 0; sent < sendingLimits.invitations.atOnce; sent++) {
    if (!(await parts.unitOfWork((tx) => sendNext(tx, parts)))) return
  }
}

export const forgetInvitations = ({ unitOfWork, now }: Parts): Promise<void> =>
  unitOfWork((tx) => endMailedInvitations(tx, new Date(now().getTime() - sendingLimits.invitations.kept)))
