import { MembersQuery } from '@consoeurs/contract'
import type { MemberFilters } from './members.api.ts'

const { cursor: _cursor, limit: _limit, sort, ...filters } = MembersQuery.shape
const shapes = { ...filters, sort }

/** The filters of an address. What cannot be a filter is left out: an old or hand-written address still shows a list. */
export function readFilters(params: URLSearchParams): MemberFilters {
  const read: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(shapes)) {
    const text = params.get(name)?.trim()
    if (!text) continue
    const parsed = shape.safeParse(text)
    if (parsed.success) read[name] = parsed.data
  }
  const { ageMin, ageMax, ...rest } = read as MemberFilters
  if (ageMin === undefined || ageMax === undefined) return read
  return { ...rest, ageMin: Math.min(ageMin, ageMax), ageMax: Math.max(ageMin, ageMax) }
}
