import { articleChannel } from '@consoeurs/contract'
import type { DomainEvent, EventOf } from './events.ts'
import type { EventDispatcher } from './platform/events/event-dispatcher.ts'
import type { Realtime } from './platform/live/realtime.ts'
import type { Recheck } from './platform/live/watching.ts'

/**
 * Events that may end access to channels, and the channels to recheck. A changed share is checked by its own listener,
 * after its pages were notified. Ended sessions end their sockets (`Realtime.disconnect`).
 */
const endsAccess: { [Type in DomainEvent['type']]?: (event: EventOf<Type>) => Recheck } = {
  'member.blocked': ({ blockerId, blockedId }) => {
    const both = [blockerId, blockedId]
    return { viewerIds: both, memberIds: both }
  },
  // A pause, a hidden profile, an erased account.
  'profile.changed': ({ memberId }) => ({ memberIds: [memberId] }),
  'member.shut-out': ({ memberId }) => ({ memberIds: [memberId] }),
  'community.left': ({ memberId, communityId }) => ({ viewerIds: [memberId], communityId }),
  'community.changed': ({ communityId }) => ({ communityId }),
  'content.changed': ({ collection, id }) => ({ channel: collection === 'articles' ? articleChannel(id) : '' }),
}

/** Right after the commit, before the response: no slow or failing listener delays it. */
export function followAccess(events: EventDispatcher, realtime: Realtime): EventDispatcher {
  events.onCommitted((event) => {
    const which = endsAccess[event.type] as ((event: DomainEvent) => Recheck) | undefined
    if (which !== undefined) realtime.recheck(which(event))
  })
  return events
}
