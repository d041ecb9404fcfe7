import { z } from 'zod'
import { constants } from './limits.ts'

const slugs = z.array(z.string().min(1).max(100)).max(constants.historyCap).default([])

/** What a browser remembers that she saw, by key. */
export const CheckHistory = z.strictObject({ members: slugs, shares: slugs, communities: slugs, articles: slugs })
export type CheckHistory = z.infer<typeof CheckHistory>

const found = z.array(z.object({ slug: z.string(), name: z.string(), avatar: z.string().nullable() }))

/** What of it is still there for her, as it is called and looks today. */
export const CheckedHistory = z.object({ members: found, shares: found, communities: found, articles: found })
export type CheckedHistory = z.infer<typeof CheckedHistory>
