import { definePolicy } from '../../../platform/http/policy.ts'
import { moderates } from '../../publishing/shares/public.ts'

/** Visible to the viewer (`swapVisibleTo`). */
export interface SwapSubject {
  ownerId: number
  state: 'open' | 'reserved' | 'taken' | 'closed'
  expiresAt: Date
  now: Date
}

type Owner = Pick<SwapSubject, 'ownerId'>

const owns = (viewer: { id: number } | null, { ownerId }: Owner) => viewer?.id === ownerId

const isOpen = ({ state, expiresAt, now }: SwapSubject) => state === 'open' && expiresAt > now

export const swapPolicy = definePolicy<SwapSubject>()({
  'swap.ask': (viewer, swap) => viewer !== null && !owns(viewer, swap) && isOpen(swap),
  'swap.edit': (viewer, swap) => owns(viewer, swap) && isOpen(swap),
  'swap.reserve': (viewer, swap) => owns(viewer, swap) && swap.state === 'open',
  'swap.release': (viewer, swap) => owns(viewer, swap) && swap.state === 'reserved',
  'swap.hand-over': (viewer, swap) => owns(viewer, swap) && (swap.state === 'open' || swap.state === 'reserved'),
  /** Also after it closed. */
  'swap.renew': (viewer, swap) => owns(viewer, swap) && (swap.state === 'open' || swap.state === 'closed'),
  'swap.remove': (viewer, swap) => owns(viewer, swap) || moderates(viewer),
  'swap.report': (viewer, swap) => !owns(viewer, swap),
})
