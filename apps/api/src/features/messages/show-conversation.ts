import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { plainMember } from '../members/public.ts'
import { loadSides } from './conversations.queries.ts'
import { conversationView } from './messages.views.ts'

/** The conversation as these members now see it, to their open pages. */
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
    const conversation = conversationView(side, cards(plainMember(userId)))
    tx.afterCommit(() => realtime.toUser(userId, { type: 'conversation', conversation }))
  }
}
