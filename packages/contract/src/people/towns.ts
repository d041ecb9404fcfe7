import { z } from 'zod'

/** « rennes », and « saint-denis-97411 » where a larger town has the name. */
export const TownSlug = z.string().regex(/^[a-z0-9-]{1,100}$/)

export const TownView = z.object({
  /** The canonical one, which may differ from the one asked for. */
  slug: z.string(),
  name: z.string(),
  /** Null below `limits.townCount`. */
  members: z.number().int().nullable(),
  /** Enough members, or opened by the team: search engines may list the page. */
  listed: z.boolean(),
})
export type TownView = z.infer<typeof TownView>

export const TownList = z.object({ items: z.array(TownView) })
export type TownList = z.infer<typeof TownList>
