import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { closeCommunityShares, closeShareChannel, toShareChannel } from './share-channel.ts'

export const sharesListeners = ({ realtime }: Pick<FeatureOptions, 'realtime'>): EventListener[] => [
  on('share.changed', ({ shareId, authorId, version }, tx) =>
    toShareChannel(tx, realtime, { type: 'share.changed', shareId, version }, authorId),
  ),
  on('share.removed', async ({ shareId, authorId }, tx) => {
    await toShareChannel(tx, realtime, { type: 'share.removed', shareId }, authorId)
    tx.afterCommit(() => closeShareChannel(realtime, shareId))
  }),
  on('community.left', (left, tx) => closeCommunityShares(tx, realtime, left)),
]
