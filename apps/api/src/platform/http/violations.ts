import pg from 'pg'

const UNIQUE_VIOLATION = '23505'

/** @param constraint matches only this constraint */
export function violatesUnique(error: unknown, constraint?: string): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined
  if (!(cause instanceof pg.DatabaseError) || cause.code !== UNIQUE_VIOLATION) return false
  return constraint === undefined || cause.constraint === constraint
}
