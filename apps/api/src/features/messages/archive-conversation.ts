import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { type ChoiceParts, chooseForConversation } from './choose-for-conversation.ts'

/**
 * Puts a conversation away: out of her list, its unread words uncounted and unread. The next message brings it back,
 * unless she muted it (docs/decisions/0017-put-away-and-muted.md).
 */
export const archiveConversation = (
  tx: Tx,
  parts: Pick<ChoiceParts, 'realtime' | 'cards'>,
  viewer: Viewer,
  { id, archived }: { id: number; archived: boolean },
) => chooseForConversation(tx, parts, viewer, { id, action: 'conversation.archive', choice: { archived } })
