import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { deliverNextBatch } from './deliver-next-batch.ts'

/** Each batch triggers the next, in the same transaction. */
export const announcementsListeners = ({ now }: Pick<FeatureOptions, 'now'>): EventListener[] => [
  on('announcement.told', ({ announcementId }, tx) => deliverNextBatch(tx, announcementId, now())),
]
