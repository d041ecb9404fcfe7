import { z } from 'zod'
import { limits } from './limits.ts'

/** Keyset pagination; the opaque `cursor` is null on the last page. */
export const page = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), cursor: z.string().nullable() })

export interface Page<T> {
  items: T[]
  cursor: string | null
}

export const PageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
})
export type PageQuery = z.infer<typeof PageQuery>
