import { SwapKind, SwapScope, startOf } from '@consoeurs/contract'
import type { SwapFilters } from './swaps.api.ts'

const scopeNames = { all: '', own: 'offerts', asked: 'demandes' } as const

/** Unknown values are ignored, so that an old link still opens. */
export function readSwapFilters(params: URLSearchParams): Required<Pick<SwapFilters, 'scope'>> & SwapFilters {
  const named = params.get('liste')
  const scope = SwapScope.options.find((known) => scopeNames[known] === named) ?? 'all'
  const kind = SwapKind.safeParse(params.get('genre')).data
  const q = startOf(params.get('q')?.trim() ?? '', 60)
  return { scope, ...(kind && { kind }), ...(q && { q }) }
}

export function swapsHref({ scope = 'all', kind, q }: SwapFilters): string {
  const params = new URLSearchParams()
  if (scope !== 'all') params.set('liste', scopeNames[scope])
  if (kind !== undefined) params.set('genre', kind)
  if (q) params.set('q', q)
  return params.size === 0 ? '/trocs' : `/trocs?${params}`
}

export const swapHref = (id: number) => `/trocs/${id}`

export const editSwapHref = (id: number) => `/trocs/${id}/modifier`

/** The value of `liste`, for a form that keeps it. */
export const scopeName = (scope: keyof typeof scopeNames) => scopeNames[scope]
