import { cleanLine, SearchKind, type SearchQuery, startOf } from '@consoeurs/contract'

/** The search query, as the address holds it. */
export interface SearchParams {
  q: string
  kind: SearchQuery['kind']
}

/** Longer queries are cut, not refused. */
const LONGEST = 200

export function readSearchParams(params: URLSearchParams): SearchParams {
  const kind = SearchKind.safeParse(params.get('kind'))
  return { q: cleanLine(startOf(params.get('q') ?? '', LONGEST)), kind: kind.success ? kind.data : 'all' }
}

export function searchHref({ q, kind }: SearchParams, more: Record<string, string> = {}): string {
  const params = new URLSearchParams({ ...(q !== '' && { q }), ...(kind !== 'all' && { kind }), ...more })
  return params.size === 0 ? '/search' : `/search?${params}`
}
