import { OutingPeriod } from '@consoeurs/contract'
import { distanceBands } from '@consoeurs/contract/people/distance-bands'
import type { AgendaQuery } from './outings.api.ts'

const within = (text: string | null) => distanceBands.find((band) => String(band) === text)

/** Unknown values are ignored, so that an old link still opens. */
export function readAgenda(params: URLSearchParams, kinds: readonly string[]): AgendaQuery {
  const when = OutingPeriod.catch('all').parse(params.get('quand') ?? 'all')
  const kind = kinds.find((known) => known === params.get('genre'))
  const radius = within(params.get('distance'))
  return {
    when,
    scope: params.get('miennes') === null ? 'all' : 'mine',
    ...(kind !== undefined && { kind }),
    ...(radius !== undefined && { within: radius }),
  }
}

export function agendaHref({ when = 'all', scope = 'all', kind, within: radius }: AgendaQuery): string {
  const params = new URLSearchParams()
  if (scope === 'mine') params.set('miennes', '1')
  if (when !== 'all') params.set('quand', when)
  if (radius !== undefined) params.set('distance', String(radius))
  if (kind !== undefined) params.set('genre', kind)
  return params.size === 0 ? '/outings' : `/outings?${params}`
}

export const isFiltered = ({ when = 'all', kind, within: radius }: AgendaQuery): boolean =>
  when !== 'all' || kind !== undefined || radius !== undefined
