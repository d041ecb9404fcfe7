export {
  changeCounters,
  countersOf,
  countOneFrom,
  loadCounters,
  lockInbox,
  pushCounters,
  recountCounters,
} from './counters.ts'
export { markNotifications } from './mark-notifications.ts'
