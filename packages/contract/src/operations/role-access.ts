import type { Role } from './roles.ts'

/** Every route declares one (ARCHITECTURE.md, rule 8). */
export type RouteAccess = 'public' | 'member' | 'self' | 'moderator' | 'editor' | 'admin'

export const hasAdminAccess = (role: Role | null): boolean => role !== null && role !== 'member'

/** Neither of moderator and editor includes the other. */
export function roleHasAccess(access: RouteAccess, role: Role | null): boolean {
  if (access === 'public') return true
  if (role === null) return false
  if (access === 'member' || access === 'self') return true
  return role === 'admin' || role === access
}
