import '../../../../styles/shared/share.module.css'
import '../../../../styles/shared/share-parts.module.css'
import type { ShareView } from '@consoeurs/contract'
import { useLiveCache } from '../../../../live/use-live.tsx'
import { useOutbox, useSent } from '../../../../outbox/outbox-entries.ts'
import type { UnsentShare } from '../../../../outbox/unsent.ts'
import { onDemand } from '../../../../ui/on-demand.tsx'
import { showPublished } from '../share-cache.ts'

/** Shown without a network, so fetched before. */
const WaitingShare = onDemand(async () => (await import('./waiting-share.tsx')).WaitingShare, {
  soon: true,
  quiet: true,
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
