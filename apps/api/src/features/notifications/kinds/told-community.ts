import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/unit-of-work.ts'

const { communities } = tables

/** What folds into one line, of one community. */
export const communityKeys = {
  asked: (id: number) => `communautes.adhesion:asked-${id}`,
  answered: (id: number) => `communautes.adhesion:answered-${id}`,
  announced: (id: number) => `communautes.annonce:${id}`,
  /** Each announcement of the house is a line of its own. */
  ofHouse: (announcementId: number) => `communautes.annonce:house-${announcementId}`,
  shared: (id: number) => `communautes.annonce:shares-${id}`,
  invited: (id: number) => `communautes.invitation:${id}`,
}

export async function loadToldCommunity(tx: Tx, id: number) {
  const [community] = await tx
    .select({ slug: communities.slug, name: communities.name })
    .from(communities)
    .where(eq(communities.id, id))
  return community ?? null
}
