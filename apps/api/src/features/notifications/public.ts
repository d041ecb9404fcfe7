export {
  type CounterName,
  changeCounters,
  countersOf,
  loadCounters,
  lockInbox,
  pushCounters,
  recountCounters,
} from './counters.ts'
export { markNotifications } from './mark-notifications.ts'
