import type { HistoryKey } from '@consoeurs/contract/history-keys'
import type { IconName } from '../../ui/icons.ts'

/** What stands for a page without a picture. */
export const entryIcons: Record<HistoryKey, IconName> = {
  members: 'user',
  shares: 'message-square',
  communities: 'users',
  articles: 'book-open',
}
