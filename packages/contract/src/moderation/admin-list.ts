import { z } from 'zod'

/** Admin list that is not a collection (reports, members, jobs). */
export const deskList = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), total: z.number().int().min(0) })

export interface DeskList<Row> {
  items: Row[]
  total: number
}

/** Also the page size of exports. */
export const deskPageMost = 100

export const YesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true')

type Order<Field extends string> = `${Field}:${'asc' | 'desc'}`

/**
 * @param sorts sortable fields, the default one first
 * @param filters besides the search text `q` of every list
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

export const deskOffset = ({ page, pageSize }: { page: number; pageSize: number }): number => (page - 1) * pageSize
