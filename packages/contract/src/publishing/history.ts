import { z } from 'zod'
import { constants } from '../limits.ts'

const slugs = z.array(z.string().min(1).max(100)).max(constants.historyCap).default([])

export const CheckHistory = z.strictObject({ members: slugs, shares: slugs, communities: slugs, articles: slugs })
export type CheckHistory = z.infer<typeof CheckHistory>

const found = z.array(z.object({ slug: z.string(), name: z.string(), avatar: z.string().nullable() }))

/** Entries that still exist for the viewer, with current names and pictures. */
export const CheckedHistory = z.object({ members: found, shares: found, communities: found, articles: found })
export type CheckedHistory = z.infer<typeof CheckedHistory>
