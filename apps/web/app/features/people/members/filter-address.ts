import { type MemberFilters, usualSort } from './members.api.ts'

export function filterHref({ sort, ...filters }: MemberFilters, extra: Record<string, string> = {}): string {
  const shown = { ...(sort === usualSort ? {} : { sort }), ...filters, ...extra }
  const params = Object.entries(shown).filter(([, value]) => value !== undefined && value !== false && value !== '')
  if (params.length === 0) return '/members'
  return `/members?${new URLSearchParams(params.map(([name, value]) => [name, String(value)]))}`
}
