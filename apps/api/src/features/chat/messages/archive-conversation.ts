import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { type ChoiceParts, changeConversationSettings } from './change-conversation-settings.ts'

/**
 * Unread messages stay, uncounted. The next message restores the conversation unless it is muted
 * (docs/decisions/0017-archive-and-mute.md).
 */
export const archiveConversation = (
  tx: Tx,
  parts: Pick<ChoiceParts, 'realtime' | 'cards'>,
  viewer: Viewer,
  { id, archived }: { id: number; archived: boolean },
) => changeConversationSettings(tx, parts, viewer, { id, action: 'conversation.archive', choice: { archived } })
