import type { Role } from './roles.ts'

/** Who may call a route; every route declares one (ARCHITECTURE.md, law 8). */
export type RouteAccess = 'public' | 'member' | 'self' | 'moderator' | 'editor' | 'admin'

/** Who has work to do at the desk. */
export const worksAtDesk = (role: Role | null): boolean => role !== null && role !== 'member'

/** True when `role` opens a route of that access. Moderators and editors are side by side; admin has both. */
export function roleOpens(access: RouteAccess, role: Role | null): boolean {
  if (access === 'public') return true
  if (role === null) return false
  if (access === 'member' || access === 'self') return true
  return role === 'admin' || role === access
}
