import '../../../../styles/shared/share.module.css'
import '../../../../styles/shared/share-parts.module.css'
import type { ShareView } from '@consoeurs/contract'
import { useLiveCache } from '../../../../live/use-live.tsx'
import { useOutbox, useSent } from '../../../../outbox/outbox-entries.ts'
import type { UnsentShare } from '../../../../outbox/unsent.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { showPublished } from '../share-cache.ts'

/** Loaded with the first waiting share. */
const WaitingShare = lazyPart(async () => (await import('./waiting-share.tsx')).WaitingShare, {
  drawnAs: '[data-hook~="waiting-shares"]',
})

/** The viewer's shares in the outbox, above the feed. */
export function WaitingShares() {
  const cache = useLiveCache()
  useSent((unsent, answer) => {
    if (unsent.kind === 'share') showPublished(cache, answer as ShareView)
  })
  const hers = useOutbox().filter((unsent): unsent is UnsentShare => unsent.kind === 'share')
  return hers.map((share) => <WaitingShare key={share.clientId} share={share} />)
}
