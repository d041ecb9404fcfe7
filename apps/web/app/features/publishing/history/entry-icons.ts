import type { HistoryKey } from '@consoeurs/contract/publishing/history-keys'
import type { IconName } from '../../../ui/icons.ts'

export const entryIcons: Record<HistoryKey, IconName> = {
  members: 'user',
  shares: 'message-square',
  communities: 'users',
  articles: 'book-open',
}
