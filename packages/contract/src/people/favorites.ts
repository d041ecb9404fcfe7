import { z } from 'zod'
import { Id, Instant } from '../primitives.ts'
import { MemberCard } from './members.ts'

/** Private to the viewer, who is notified of new shares with `tellMe`. */
export const FavoriteState = z.object({ kept: z.boolean(), tellMe: z.boolean() })
export type FavoriteState = z.infer<typeof FavoriteState>

/** Without `tellMe`, an earlier choice is kept. */
export const KeepFavorite = z.strictObject({ tellMe: z.boolean().optional() })
export type KeepFavorite = z.infer<typeof KeepFavorite>

export const FavoriteView = z.object({
  id: Id,
  member: MemberCard,
  tellMe: z.boolean(),
  /** Shares since the viewer last marked her favourites as seen. */
  news: z.number().int().nonnegative(),
  lastShare: z.object({ slug: z.string(), title: z.string(), at: Instant }).nullable(),
  at: Instant,
})
export type FavoriteView = z.infer<typeof FavoriteView>
