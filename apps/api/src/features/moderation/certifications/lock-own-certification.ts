import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { type OwnState, readOwn } from './own-certification.queries.ts'

const { userProfiles } = tables

/** Locks the profile row, so that two tabs cannot both send the last picture. */
export async function lockOwnCertification(tx: Tx, viewer: Viewer, now: Date): Promise<OwnState> {
  await tx
    .select({ userId: userProfiles.userId })
    .from(userProfiles)
    .where(eq(userProfiles.userId, viewer.id))
    .for('no key update')
  return readOwn(tx, viewer.id, now)
}
