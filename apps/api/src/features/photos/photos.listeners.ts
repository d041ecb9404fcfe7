import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import { alignAudiences } from './align-audiences.ts'

/** A profile that becomes public, private or hidden takes its photos along. */
export const photosListeners: EventListener[] = [
  on('profile.changed', async ({ memberId }, tx) => alignAudiences(tx, memberId)),
]
