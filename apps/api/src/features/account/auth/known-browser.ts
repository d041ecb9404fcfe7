import { createHash } from 'node:crypto'
import { limits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Auth } from './auth.ts'
import { fetchHeaders } from './session-reader.ts'

const { knownDevices } = tables

/** Bound to one account, so that the table does not show who shares a browser. */
export const browserHash = (userId: number, mark: string): string =>
  createHash('sha256').update(`${userId}:${mark}`).digest('hex')

interface KnownBrowserParts {
  auth: Auth
  db: Database
  now: () => Date
}

/** OWASP device cookie. Queries even for a non-existent account, to keep the timing equal. */
export async function knownBrowser(
  { auth, db, now }: KnownBrowserParts,
  request: FastifyRequest,
  userId: number,
): Promise<string | null> {
  const { mark } = await auth.api.readBrowserMark({ headers: fetchHeaders(request) })
  if (mark === null) return null
  const device = browserHash(userId, mark)
  const [known] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        eq(knownDevices.device, device),
        isNull(knownDevices.revokedAt),
        gt(knownDevices.lastSeenAt, new Date(now().getTime() - limits.devices.known)),
      ),
    )
  return known === undefined ? null : device
}

/** The member's browsers count as unknown until they sign in again. */
export const revokeBrowsers = (tx: Tx, userId: number) =>
  tx
    .update(knownDevices)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(knownDevices.userId, userId), isNull(knownDevices.revokedAt)))
