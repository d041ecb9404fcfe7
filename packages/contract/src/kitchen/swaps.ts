import { z } from 'zod'
import { limits } from '../limits.ts'
import { PageQuery, page } from '../paging.ts'
import { MemberLink } from '../people/members.ts'
import { DistanceBand } from '../people/places.ts'
import { ClientId, Id, Instant, personLine, personText } from '../primitives.ts'
import { FileView } from '../publishing/files.ts'
import { ShareImage } from '../publishing/shares.ts'
import { swapKinds } from './swap-kinds.ts'
import { namesMoney } from './swap-words.ts'

export const SwapKind = z.enum(swapKinds)
export type SwapKind = z.infer<typeof SwapKind>

/** taken: handed over. closed: it expired. */
export const SwapState = z.enum(['open', 'reserved', 'taken', 'closed'])
export type SwapState = z.infer<typeof SwapState>

const { title, body, quantity, wanted, photos } = limits.swaps

const noMoney = {
  error: 'Ici, rien ne se vend : on donne ou on échange. Retire le prix, et dis plutôt ce qui te ferait plaisir.',
}
const isFree = (text: string) => !namesMoney(text)

export const EditSwap = z.object({
  kind: SwapKind,
  title: personLine(title, `Le titre dépasse ${title} caractères.`)
    .min(1, 'Dis en quelques mots ce que tu proposes.')
    .refine(isFree, noMoney),
  body: personText(body, `Ton texte dépasse ${body} caractères.`).refine(isFree, noMoney).default(''),
  /** « Deux cageots », « une poignée ». */
  quantity: personLine(quantity, `Reste sous ${quantity} caractères.`).refine(isFree, noMoney).default(''),
  /** « En échange de … »; empty: given. */
  wanted: personLine(wanted, `Reste sous ${wanted} caractères.`).refine(isFree, noMoney).default(''),
  images: z.array(ShareImage).max(photos, `Choisis au plus ${photos} photos.`).default([]),
})
export type EditSwap = z.input<typeof EditSwap>

export const PublishSwap = EditSwap.extend({ clientId: ClientId })
export type PublishSwap = z.input<typeof PublishSwap>

export const SwapView = z.object({
  id: Id,
  kind: SwapKind,
  title: z.string(),
  body: z.string(),
  quantity: z.string(),
  wanted: z.string(),
  images: z.array(FileView),
  owner: MemberLink,
  /** From the viewer's town to the owner's; null where either has none or hides it. Never the place itself. */
  distance: DistanceBand.nullable(),
  state: SwapState,
  /** Reserved for the viewer, or handed over to her. */
  forViewer: z.boolean(),
  /** The viewer has asked for it. */
  asked: z.boolean(),
  expiresAt: Instant,
  at: Instant,
  can: z.object({
    ask: z.boolean(),
    edit: z.boolean(),
    reserve: z.boolean(),
    release: z.boolean(),
    handOver: z.boolean(),
    renew: z.boolean(),
    remove: z.boolean(),
    report: z.boolean(),
  }),
})
export type SwapView = z.infer<typeof SwapView>

/** all: open offers of others, nearest first. own: the viewer's, whatever their state. asked: those she asked for. */
export const SwapScope = z.enum(['all', 'own', 'asked'])

export const SwapsQuery = PageQuery.extend({
  scope: SwapScope.default('all'),
  kind: SwapKind.optional(),
  q: z.string().trim().max(60).optional(),
})
export type SwapsQuery = z.infer<typeof SwapsQuery>

export const SwapsPage = page(SwapView)

/** For the owner: who asked, first come first; at most `limits.swaps.requesters`. */
export const SwapRequest = z.object({ member: MemberLink, at: Instant, chosen: z.boolean() })
export type SwapRequest = z.infer<typeof SwapRequest>
export const SwapRequests = z.object({ items: z.array(SwapRequest) })
export type SwapRequests = z.infer<typeof SwapRequests>

export const ReserveSwap = z.strictObject({ memberId: Id })
