import type { ApiSettings } from '../../deps.ts'

/** The current secret, then former ones, which still verify what they signed or hashed (0041). */
export const allSecrets = ({
  secret,
  secretsBefore = [],
}: Pick<ApiSettings, 'secret' | 'secretsBefore'>): readonly string[] => [secret, ...secretsBefore]

/** Tries each secret; null where none of them signed the link. */
export function tryEachSecret<T>(secrets: readonly string[], read: (secret: string) => T | null): T | null {
  for (const secret of secrets) {
    const said = read(secret)
    if (said !== null) return said
  }
  return null
}
