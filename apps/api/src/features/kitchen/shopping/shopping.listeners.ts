import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { endListsBetween } from './share-list.ts'

export const shoppingListeners = ({ realtime }: Pick<FeatureOptions, 'realtime'>): EventListener[] => [
  on('member.blocked', ({ blockerId, blockedId }, tx) => endListsBetween(tx, realtime, blockerId, blockedId)),
]
