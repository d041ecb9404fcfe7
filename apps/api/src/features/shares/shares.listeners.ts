import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { closeShareChannel } from './share-channel.ts'

export const sharesListeners = ({ realtime }: Pick<FeatureOptions, 'realtime'>): EventListener[] => [
  on('share.removed', async ({ shareId }, tx) => tx.afterCommit(() => closeShareChannel(realtime, shareId))),
]
