import { z } from 'zod'
import { Id, Instant } from '../primitives.ts'

export const PageView = z.object({ id: Id, slug: z.string(), title: z.string(), body: z.string(), updatedAt: Instant })
export type PageView = z.infer<typeof PageView>
