import type { ApiSettings } from '../deps.ts'

/** The key of today, then those of before: what one of them signed or hashed is known again (0041). */
export const everySecret = ({
  secret,
  secretsBefore = [],
}: Pick<ApiSettings, 'secret' | 'secretsBefore'>): readonly string[] => [secret, ...secretsBefore]

/** What a signed link says, under whichever of the keys it was signed with; null where none of them did. */
export function underAny<T>(secrets: readonly string[], read: (secret: string) => T | null): T | null {
  for (const secret of secrets) {
    const said = read(secret)
    if (said !== null) return said
  }
  return null
}
