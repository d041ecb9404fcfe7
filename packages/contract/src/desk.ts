import { z } from 'zod'

/** A page of a list of the desk that is no collection: reports, members, jobs. Numbered pages, with their total. */
export const deskList = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), total: z.number().int().min(0) })

export interface DeskList<Row> {
  items: Row[]
  total: number
}

/** Rows that one page of such a list may have: what an export takes at a time. */
export const deskPageMost = 100

/** A filter that is on or off. */
export const YesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true')

type Order<Field extends string> = `${Field}:${'asc' | 'desc'}`

/**
 * What such a list may be asked for.
 *
 * @param sorts fields that it can be ordered by, the first one where nothing is said
 * @param filters its own filters; `q`, the words that she seeks, every list has
 */
export function deskQuery<const Field extends string, Filters extends z.ZodRawShape>(
  sorts: readonly [Field, ...Field[]],
  filters: Filters,
) {
  const orders = sorts.flatMap((field): Order<Field>[] => [`${field}:asc`, `${field}:desc`])
  return z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(deskPageMost).default(25),
    sort: z.enum(orders as [Order<Field>, ...Order<Field>[]]).optional(),
    q: z.string().trim().max(100).default(''),
    ...filters,
  })
}

/** Where a page begins, as the database counts. */
export const deskOffset = ({ page, pageSize }: { page: number; pageSize: number }): number => (page - 1) * pageSize
