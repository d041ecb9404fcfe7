import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { type OwnState, readOwn } from './own-certification.queries.ts'

const { userProfiles } = tables

/** How it stands with her, held until the transaction ends: of two tabs, one sends the third picture. */
export async function holdOwn(tx: Tx, viewer: Viewer, now: Date): Promise<OwnState> {
  await tx
    .select({ userId: userProfiles.userId })
    .from(userProfiles)
    .where(eq(userProfiles.userId, viewer.id))
    .for('no key update')
  return readOwn(tx, viewer.id, now)
}
