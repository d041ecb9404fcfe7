import { CatalogueGroup } from '@consoeurs/contract'
import { z } from 'zod'

/** Strapi 4's envelope of a collection (specification §7). */
export const CatalogueEnvelope = z.object({
  data: z.array(z.object({ id: z.number(), attributes: CatalogueGroup.extend({ name: z.string() }) })),
  meta: z.object({
    pagination: z.object({ page: z.number(), pageSize: z.number(), pageCount: z.number(), total: z.number() }),
  }),
})

/** One page of the groups; a group's id is its place in the catalogue, from 1. */
export function catalogueEnvelope(
  groups: CatalogueGroup[],
  { page, pageSize }: { page: number; pageSize: number },
): z.infer<typeof CatalogueEnvelope> {
  const data = groups.map((group, position) => ({ id: position + 1, attributes: { name: group.section, ...group } }))
  return {
    data: data.slice((page - 1) * pageSize, page * pageSize),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(data.length / pageSize), total: data.length } },
  }
}
