import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { tellNext } from './tell-next.ts'

/** Some were told: the next ones are, in the same transaction. */
export const announcementsListeners = ({ now }: Pick<FeatureOptions, 'now'>): EventListener[] => [
  on('announcement.told', ({ announcementId }, tx) => tellNext(tx, announcementId, now())),
]
