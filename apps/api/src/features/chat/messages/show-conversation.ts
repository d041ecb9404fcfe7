import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { minimalViewer } from '../../people/members/public.ts'
import { loadSides } from './conversations.queries.ts'
import { conversationView } from './messages.views.ts'

/** Publishes the conversation to these members. */
export async function showConversation(
  tx: Tx,
  { realtime, cards }: Pick<FeatureOptions, 'realtime' | 'cards'>,
  conversationId: number,
  userIds: number[],
): Promise<void> {
  const sides = await loadSides(tx, conversationId)
  for (const userId of userIds) {
    const side = sides.get(userId)
    if (side === undefined) continue
    const conversation = conversationView(side, cards(minimalViewer(userId)))
    tx.afterCommit(() => realtime.toUser(userId, { type: 'conversation', conversation }))
  }
}
