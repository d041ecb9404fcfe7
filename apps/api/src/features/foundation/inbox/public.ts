export {
  changeCounters,
  countFromActor,
  findUnreadFrom,
  type Inbox,
  loadCounters,
  loadInbox,
  lockInbox,
  publishCounters,
  pushCounters,
  recountCounters,
  toCounters,
  updateInbox,
  writeInbox,
} from './counters.ts'
export { markNotifications, publishMarked } from './mark-notifications.ts'
export { hasVisibleActor, quotesRecipientMutedWord } from './notifications.visible.ts'
export { quotingValues } from './quoting-values.ts'
