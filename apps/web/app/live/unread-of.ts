import type { Counters } from '@consoeurs/contract'
import type { UnreadCounts } from '../context.ts'

export const unreadOf = (counters: Counters): UnreadCounts => ({
  messages: counters.nbMessagesUnread,
  notifications: counters.nbNotificationsUnread,
  visits: counters.nbVisitsUnread,
  honors: counters.nbHonorsUnread,
  requests: counters.nbRequests,
})
