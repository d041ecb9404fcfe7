import type { Counters } from '@consoeurs/contract'
import type { UnreadCounts } from '../context.ts'

/** The API's counters as pages count them. */
export const unreadOf = (counters: Counters): UnreadCounts => ({
  messages: counters.nbMessagesUnread,
  notifications: counters.nbNotificationsUnread,
  visits: counters.nbVisitsUnread,
  honors: counters.nbHonorsUnread,
  requests: counters.nbRequests,
})
