import type { Arrival } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { findPublicTown } from '../../foundation/places/public.ts'
import type { SiteSettings } from '../../foundation/settings/public.ts'
import { findInviter } from './invitation-link.ts'
import { spendMailedInvitation } from './mailed-invitation.ts'

const { invitations, signUpRequests, users } = tables

interface ArrivalParts {
  site: SiteSettings
  now: Date
}

/** Ignores a town that does not exist. She may change it like any other. */
async function fillTown(tx: Tx, userId: number, slug: string | undefined): Promise<void> {
  const town = slug === undefined ? null : await findPublicTown(tx, slug)
  if (town === null) return
  const { name: city, zip, codeInsee, latitude, longitude } = town
  await tx
    .update(users)
    .set({ country: 'France', city, zip, codeInsee, latitude, longitude })
    .where(eq(users.id, userId))
}

/** For a new account: who invited her, her town, and whether the team has to approve her sign-up. */
export async function recordArrival(
  tx: Tx,
  userId: number,
  { invitation, town }: Arrival,
  { site, now }: ArrivalParts,
): Promise<void> {
  const inviterId = await findInviter(tx, invitation)
  if (inviterId !== null) await tx.insert(invitations).values({ memberId: userId, inviterId, createdAt: now })
  const wasInvited = (await spendMailedInvitation(tx, invitation)) || inviterId !== null
  await fillTown(tx, userId, town)
  if (!site.signUpsApproved || (wasInvited && site.invitedSkipApproval)) return
  await tx.update(users).set({ approval: 'pending' }).where(eq(users.id, userId))
  await tx.insert(signUpRequests).values({ userId, askedAt: now, createdAt: now })
}
