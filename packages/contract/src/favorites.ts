import { z } from 'zod'
import { MemberCard } from './members.ts'
import { Id, Instant } from './primitives.ts'

/** Whether she keeps a member, and is told when that member shares something. Nobody else knows. */
export const FavoriteState = z.object({ kept: z.boolean(), tellMe: z.boolean() })
export type FavoriteState = z.infer<typeof FavoriteState>

/** Keeps a member; without `tellMe`, what she chose before stays. */
export const KeepFavorite = z.strictObject({ tellMe: z.boolean().optional() })
export type KeepFavorite = z.infer<typeof KeepFavorite>

/** A member she keeps, with what that member shared since she last looked. */
export const FavoriteView = z.object({
  id: Id,
  member: MemberCard,
  tellMe: z.boolean(),
  /** Shares since she last looked. */
  news: z.number().int().nonnegative(),
  lastShare: z.object({ slug: z.string(), title: z.string(), at: Instant }).nullable(),
  /** When she kept her. */
  at: Instant,
})
export type FavoriteView = z.infer<typeof FavoriteView>
