import type { ShareView } from '@consoeurs/contract'
import { useLiveCache } from '../../live/use-live.tsx'
import type { UnsentShare } from '../../outbox/unsent.ts'
import { useSent, useWaiting } from '../../outbox/waiting.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { showPublished } from './share-cache.ts'

/** Fetched where one waits, not with every feed. */
const WaitingShare = lazyPart(async () => (await import('./waiting-share.tsx')).WaitingShare, {
  drawnAs: '.share-waits',
})

/** Her shares that wait for the network, above the feed that they will be in. */
export function WaitingShares() {
  const cache = useLiveCache()
  useSent((unsent, answer) => {
    if (unsent.kind === 'share') showPublished(cache, answer as ShareView)
  })
  const hers = useWaiting().filter((unsent): unsent is UnsentShare => unsent.kind === 'share')
  return hers.map((share) => <WaitingShare key={share.clientId} share={share} />)
}
