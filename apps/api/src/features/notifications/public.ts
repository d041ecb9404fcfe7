export {
  changeCounters,
  countersOf,
  countOneFrom,
  loadCounters,
  lockInbox,
  pushCounters,
  recountCounters,
} from './counters.ts'
export { favoriteNewsKey } from './kinds/interaction.ts'
export { markNotifications } from './mark-notifications.ts'
export { nextToTell, TOLD_AT_ONCE } from './next-to-tell.ts'
export { hasVisibleActor } from './notifications.visible.ts'
export { loadStillToTell, type StillToTell } from './still-to-tell.ts'
