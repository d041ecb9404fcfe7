import { distanceBand, kilometresBetween, SwapKind, type SwapView } from '@consoeurs/contract'
import type { Viewer } from '../../../platform/http/access.ts'
import { can } from '../../../platform/http/policy.ts'
import { fileView } from '../../foundation/files/public.ts'
import { type MemberCardContext, memberLink } from '../../people/members/public.ts'
import { swapPolicy } from './swaps.policy.ts'
import type { SwapRow } from './swaps.queries.ts'

/** Distance band between the towns of two members; null where the owner hides her town. */
function distanceOf({ place, swap }: SwapRow, viewer: Viewer): SwapView['distance'] {
  const { latitude, longitude, hidden } = place
  if (hidden || viewer.id === swap.ownerId || latitude === null || longitude === null) return null
  if (viewer.latitude === null || viewer.longitude === null) return null
  const home = { latitude: viewer.latitude, longitude: viewer.longitude }
  return distanceBand(kilometresBetween(home, { latitude, longitude }))
}

export function swapView(row: SwapRow, cards: MemberCardContext): SwapView {
  const { swap, pictures, asked } = row
  const { viewer, now } = cards
  const subject = { ...swap, now }
  const may = (action: keyof typeof swapPolicy) => can(swapPolicy, viewer, action, subject)
  return {
    id: swap.id,
    kind: SwapKind.catch('tools').parse(swap.kind),
    title: swap.title,
    body: swap.body,
    quantity: swap.quantity,
    wanted: swap.wanted,
    images: pictures.map(({ file, alt }) => fileView(file, alt)),
    owner: memberLink(row, cards),
    distance: distanceOf(row, viewer),
    state: swap.state === 'open' && swap.expiresAt <= now ? 'closed' : swap.state,
    forViewer: swap.reservedForId === viewer.id,
    asked,
    expiresAt: swap.expiresAt.toISOString(),
    at: swap.createdAt.toISOString(),
    can: {
      ask: may('swap.ask'),
      edit: may('swap.edit'),
      reserve: may('swap.reserve'),
      release: may('swap.release'),
      handOver: may('swap.hand-over'),
      renew: may('swap.renew'),
      remove: may('swap.remove'),
      report: may('swap.report'),
    },
  }
}
