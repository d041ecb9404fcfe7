import { randomBytes } from 'node:crypto'
import { apiTokenPrefix, type CreateApiToken, type CreatedApiToken, limits, scopesOf } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, count, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import { lockUser } from '../../../platform/data/lock-user.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { apiTokenHash } from '../../../platform/http/api-token.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { apiTokenView } from './api-tokens.queries.ts'

const { apiTokens } = tables
const DAY = 86_400_000

/**
 * The answer is the only place of the token; the row keeps its hash.
 * @throws AppError FORBIDDEN for a scope beyond the owner's role, TOO_MANY_API_TOKENS
 */
export async function createApiToken(
  tx: Tx,
  viewer: Viewer,
  { wanted, now }: { wanted: z.output<typeof CreateApiToken>; now: Date },
): Promise<CreatedApiToken> {
  const grantable = scopesOf(viewer.role)
  if (!wanted.scopes.every((scope) => grantable.includes(scope))) throw new AppError('FORBIDDEN')
  // Two requests at once must not pass the limit.
  await lockUser(tx, viewer.id)
  const held = and(eq(apiTokens.userId, viewer.id), gt(apiTokens.expiresAt, now))
  const [{ number } = { number: 0 }] = await tx.select({ number: count() }).from(apiTokens).where(held)
  if (number >= limits.apiTokens.most) throw new AppError('TOO_MANY_API_TOKENS')
  const token = `${apiTokenPrefix}${randomBytes(32).toString('base64url')}`
  const [row] = await tx
    .insert(apiTokens)
    .values({
      userId: viewer.id,
      name: wanted.name,
      scopes: wanted.scopes,
      tokenHash: apiTokenHash(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + wanted.days * DAY),
    })
    .returning()
  if (row === undefined) throw new Error('no API token was stored')
  return { ...apiTokenView(row), token }
}

/** @throws AppError API_TOKEN_NOT_FOUND */
export async function revokeApiToken(tx: Tx, { userId, id }: { userId: number; id: number }): Promise<void> {
  const revoked = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
    .returning({ id: apiTokens.id })
  if (revoked.length === 0) throw new AppError('API_TOKEN_NOT_FOUND')
}
