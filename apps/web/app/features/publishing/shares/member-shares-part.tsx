import '../../../styles/shared/share.module.css'
import '../../../styles/shared/share-parts.module.css'
import '../../../styles/shared/share-actions.module.css'
import '../../../styles/shared/share-details.module.css'
import '../../../ui/text-blocks.module.css'
import '../../../ui/photo-grid.module.css'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { drawnIn } from '../../people/profiles/public.ts'

/** Loaded when the tab is opened, or on hover. */
export const MemberShares = lazyPart(async () => (await import('./member-shares.tsx')).MemberShares, drawnIn('shares'))
