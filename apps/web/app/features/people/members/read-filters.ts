import { MembersQuery } from '@consoeurs/contract'
import { ageSlider } from '../../../text/ages.ts'
import type { MemberFilters } from './members.api.ts'

const { cursor: _cursor, limit: _limit, sort, ...filters } = MembersQuery.shape
const shapes = { ...filters, sort }

/** A form without scripts sends the ends of the slider too. */
function withoutEnds({ ageMin, ageMax, ...rest }: MemberFilters): MemberFilters {
  return {
    ...rest,
    ...(ageMin !== undefined && ageMin > ageSlider.min && { ageMin }),
    ...(ageMax !== undefined && ageMax < ageSlider.max && { ageMax }),
  }
}

/** Invalid filters are ignored, so that an old or hand-written address still shows a list. */
export function readFilters(params: URLSearchParams): MemberFilters {
  const read: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(shapes)) {
    const text = params.get(name)?.trim()
    if (!text) continue
    const parsed = shape.safeParse(text)
    if (parsed.success) read[name] = parsed.data
  }
  const { ageMin, ageMax, ...rest } = withoutEnds(read)
  if (ageMin === undefined || ageMax === undefined) return withoutEnds(read)
  return { ...rest, ageMin: Math.min(ageMin, ageMax), ageMax: Math.max(ageMin, ageMax) }
}
