import { cleanLine, SearchKind, type SearchQuery } from '@consoeurs/contract'

/** What the page is asked for: its address says all of it. */
export interface Asked {
  q: string
  kind: SearchQuery['kind']
}

/** Longer words are nobody's: an address is cut, never refused. */
const LONGEST = 200

export function readAsked(params: URLSearchParams): Asked {
  const kind = SearchKind.safeParse(params.get('kind'))
  return { q: cleanLine((params.get('q') ?? '').slice(0, LONGEST)), kind: kind.success ? kind.data : 'all' }
}

export function searchHref({ q, kind }: Asked, more: Record<string, string> = {}): string {
  const params = new URLSearchParams({ ...(q !== '' && { q }), ...(kind !== 'all' && { kind }), ...more })
  return params.size === 0 ? '/search' : `/search?${params}`
}
