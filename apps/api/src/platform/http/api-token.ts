import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type ApiTokenScope, apiTokenPrefix } from '@consoeurs/contract'
import type { Viewer } from './access.ts'
import { AppError } from './errors.ts'

/** Reads the owner of a personal API token. Identity implements it; sessions never come from one. */
export interface ApiTokenReader {
  read(token: string): Promise<{ viewer: Viewer; scopes: readonly string[] } | null>
}

export const apiTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

const bearer = new RegExp(`^bearer\\s+(${apiTokenPrefix}\\S+)$`, 'i')

/** Null for a session or a visitor. */
export const apiTokenOf = ({ authorization }: IncomingHttpHeaders): string | null =>
  bearer.exec(authorization ?? '')?.[1] ?? null

/**
 * A token opens only routes that declare one of its scopes, public ones too.
 * @throws AppError API_TOKEN_INVALID, API_TOKEN_SCOPE
 */
export async function readTokenOwner(
  reader: ApiTokenReader,
  token: string,
  opening: readonly ApiTokenScope[],
): Promise<Viewer> {
  const found = await reader.read(token)
  if (found === null) throw new AppError('API_TOKEN_INVALID')
  if (!opening.some((scope) => found.scopes.includes(scope))) throw new AppError('API_TOKEN_SCOPE')
  return found.viewer
}
