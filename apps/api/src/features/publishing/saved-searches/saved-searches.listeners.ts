import { tables } from '@consoeurs/database'
import { arrayOverlaps, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import { termsOfCommunity, termsOfShare, termsOfSwap } from './search-terms.ts'

const { savedSearches, searchCandidates } = tables

type NewItem = { memberId: number } | { shareId: number } | { swapId: number }

/** Only what some search asks for waits for the job. */
async function addCandidate(tx: Tx, item: NewItem, terms: string[]): Promise<void> {
  if (terms.length === 0) return
  const [asked] = await tx
    .select({ asked: sql`1` })
    .from(savedSearches)
    .where(arrayOverlaps(savedSearches.terms, terms))
    .limit(1)
  if (asked !== undefined) await tx.insert(searchCandidates).values({ ...item, terms })
}

export const savedSearchesListeners = (): EventListener[] => [
  on('member.terms-added', ({ memberId, terms }, tx) => addCandidate(tx, { memberId }, terms)),
  on('community.joined', async ({ communityId, memberId }, tx) =>
    addCandidate(tx, { memberId }, await termsOfCommunity(tx, communityId)),
  ),
  on('share.published', async ({ shareId }, tx) => addCandidate(tx, { shareId }, await termsOfShare(tx, shareId))),
  on('swap.published', async ({ swapId }, tx) => addCandidate(tx, { swapId }, await termsOfSwap(tx, swapId))),
]
