import { newsletterLimits, type SubscribeToNewsletter } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import { tryEachSecret } from '../../../platform/data/secrets.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { confirmationToken, readConfirmationToken } from './confirmation-token.ts'

const { categories, newsletterReaders: readers } = tables

const HOUR = 3_600_000

export interface SubscribeParts {
  settings: Pick<ApiSettings, 'publicUrl' | 'secret'>
  jobs: Jobs
  now: () => Date
}

const namesOf = (db: Queryable, ids: number[]) =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, ids))
    .orderBy(categories.position, categories.id)

/**
 * Mails a confirmation link; without the confirmation nothing is sent. The number of mails to one address is limited,
 * and the answer is always the same.
 * @throws AppError VALIDATION
 */
export async function requestNewsletter(
  tx: Tx,
  { settings, jobs, now }: SubscribeParts,
  { email, categories: wanted }: SubscribeToNewsletter,
): Promise<void> {
  const chosen = await namesOf(tx, wanted)
  if (chosen.length === 0)
    throw new AppError('VALIDATION', { fields: { categories: ['Ces rubriques n’existent plus. Recharge la page.'] } })
  const askedAt = now()
  const wantedIds = chosen.map(({ id }) => id)
  const [reader] = await tx
    .insert(readers)
    .values({ email: email.toLowerCase(), wantedIds, askedAt })
    .onConflictDoUpdate({
      target: readers.email,
      set: { wantedIds, askedAt, asks: sql`${readers.asks} + 1` },
      setWhere: and(
        lt(readers.askedAt, new Date(askedAt.getTime() - newsletterLimits.askAgain)),
        lt(readers.asks, newsletterLimits.maxConfirmationMails),
      ),
    })
    .returning({ id: readers.id })
  if (reader === undefined) return
  const token = confirmationToken({ readerId: reader.id, askedAt: askedAt.getTime() }, settings.secret)
  const props = {
    categories: chosen.map(({ name }) => name),
    hours: newsletterLimits.confirmation / HOUR,
    url: `${settings.publicUrl}/mails/abonnement?jeton=${token}`,
  }
  await jobs.enqueue('mail', { kind: 'newsletterConfirmation', to: email, props }, tx)
}

/** @throws AppError NEWSLETTER_LINK_UNKNOWN */
function requireConfirmation(token: string, secrets: readonly string[], now: Date) {
  const confirmation = tryEachSecret(secrets, (secret) => readConfirmationToken(token, secret))
  const oldest = now.getTime() - newsletterLimits.confirmation
  if (confirmation === null || confirmation.askedAt < oldest) throw new AppError('NEWSLETTER_LINK_UNKNOWN')
  return { id: confirmation.readerId, askedAt: new Date(confirmation.askedAt) }
}

export interface LinkParts {
  token: string
  secrets: readonly string[]
  now: Date
}

/** @throws AppError NEWSLETTER_LINK_UNKNOWN */
export async function loadRequest(db: Queryable, { token, secrets, now }: LinkParts) {
  const { id, askedAt } = requireConfirmation(token, secrets, now)
  const [reader] = await db
    .select()
    .from(readers)
    .where(and(eq(readers.id, id), eq(readers.askedAt, askedAt)))
  if (reader === undefined) throw new AppError('NEWSLETTER_LINK_UNKNOWN')
  const confirmed = reader.wantedIds.length === 0
  const chosen = await namesOf(db, confirmed ? reader.categoryIds : reader.wantedIds)
  if (chosen.length === 0) throw new AppError('NEWSLETTER_LINK_UNKNOWN')
  return { confirmed, categories: chosen.map(({ name }) => name) }
}

/**
 * Replaces an earlier choice. Idempotent.
 * @throws AppError NEWSLETTER_LINK_UNKNOWN
 */
export async function confirmNewsletter(tx: Tx, { token, secrets, now }: LinkParts): Promise<void> {
  const { id, askedAt } = requireConfirmation(token, secrets, now)
  const [reader] = await tx
    .select()
    .from(readers)
    .where(and(eq(readers.id, id), eq(readers.askedAt, askedAt)))
    .for('update')
  if (reader === undefined) throw new AppError('NEWSLETTER_LINK_UNKNOWN')
  if (reader.wantedIds.length === 0) return
  // They may have been deleted since.
  const remaining = await namesOf(tx, reader.wantedIds)
  if (remaining.length === 0) throw new AppError('NEWSLETTER_LINK_UNKNOWN')
  await tx
    .update(readers)
    .set({
      categoryIds: remaining.map(({ id: categoryId }) => categoryId),
      wantedIds: [],
      asks: 0,
      confirmedAt: now,
      sentUntil: reader.sentUntil ?? now,
    })
    .where(eq(readers.id, id))
}
