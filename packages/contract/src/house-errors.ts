import type { ErrorDefinition } from './page-errors.ts'

/** What the administrators’ part of the desk may refuse. */
export const houseErrors = {
  LAST_ADMIN: { status: 409, text: 'C’est la dernière administratrice. Donne d’abord ce rôle à une autre.' },
} as const satisfies Record<string, ErrorDefinition>
