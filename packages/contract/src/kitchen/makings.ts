import { z } from 'zod'
import { limits } from '../limits.ts'
import { page } from '../paging.ts'
import { MemberLink } from '../people/members.ts'
import { CalendarDay, Id, Instant, personText } from '../primitives.ts'
import { FileView } from '../publishing/files.ts'
import { ShareImage } from '../publishing/shares.ts'

const { text, changes } = limits.making

/** « Je l’ai faite »: one per member and recipe, replaced as a whole. */
export const WriteMaking = z.object({
  text: personText(text, `Ton mot dépasse ${text} caractères.`).default(''),
  changes: personText(changes, `Reste sous ${changes} caractères.`).default(''),
  image: ShareImage.nullable().default(null),
  /** Adds a day on which she made it; null where only the words change. */
  madeOn: CalendarDay.nullable().default(null),
})
export type WriteMaking = z.input<typeof WriteMaking>

export const MakingView = z.object({
  id: Id,
  shareId: Id,
  author: MemberLink,
  text: z.string(),
  changes: z.string(),
  /** Visitors get none. */
  image: FileView.nullable(),
  /** Oldest first. */
  days: z.array(z.string()),
  at: Instant,
  /** Collapsed: the viewer muted its author or a word in it. */
  muted: z.boolean(),
  can: z.object({ remove: z.boolean(), report: z.boolean() }),
})
export type MakingView = z.infer<typeof MakingView>

/** Newest first. */
export const MakingsPage = page(MakingView).extend({
  count: z.number().int(),
  /** The viewer's own, also where it is on a later page. */
  mine: MakingView.nullable(),
  can: z.object({ make: z.boolean() }),
})
export type MakingsPage = z.infer<typeof MakingsPage>

export const RecipeLink = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  author: MemberLink,
  /** Visitors get none. */
  image: FileView.nullable(),
})
export type RecipeLink = z.infer<typeof RecipeLink>

/** « Variante de … », and the newest `limits.variants` of its variants. */
export const RecipeFamily = z.object({ original: RecipeLink.nullable(), variants: z.array(RecipeLink) })
export type RecipeFamily = z.infer<typeof RecipeFamily>
