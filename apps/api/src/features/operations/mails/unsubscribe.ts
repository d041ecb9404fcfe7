import type { MailTopic, UnsubscribeState } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { tryEachSecret } from '../../../platform/data/secrets.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { readUnsubscribeToken, type Subscription } from '../../../platform/delivery/unsubscribe-token.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { isMailedInvitationOpen, refuseMailedInvitation } from '../../account/arrival/public.ts'
import { deleteNewsletterReader, isNewsletterReader } from '../newsletter/public.ts'

const { userProfiles } = tables

/** @throws AppError MAIL_LINK_UNKNOWN */
export function requireSubscription(token: string, secrets: readonly string[]): Subscription {
  const subscription = tryEachSecret(secrets, (secret) => readUnsubscribeToken(token, secret))
  if (subscription === null) throw new AppError('MAIL_LINK_UNKNOWN')
  return subscription
}

/** For a deleted account, returns only that it is not subscribed. */
export async function loadSubscription(db: Queryable, { userId, topic }: Subscription): Promise<UnsubscribeState> {
  if (topic === 'invitation') return { topic, subscribed: await isMailedInvitationOpen(db, userId) }
  if (topic === 'newsletter') return { topic, subscribed: await isNewsletterReader(db, userId) }
  const [row] = await db
    .select({ reminders: userProfiles.emailReminders, digest: userProfiles.emailDigest })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId))
  const subscribed = topic === 'reminders' ? row?.reminders === true : row !== undefined && row.digest !== 'never'
  return { topic, subscribed }
}

const ended: Record<Exclude<MailTopic, 'invitation' | 'newsletter'>, Partial<typeof userProfiles.$inferInsert>> = {
  reminders: { emailReminders: false },
  digest: { emailDigest: 'never' },
}

export async function unsubscribe(tx: Tx, { userId, topic }: Subscription): Promise<UnsubscribeState> {
  if (topic === 'invitation') await refuseMailedInvitation(tx, userId)
  else if (topic === 'newsletter') await deleteNewsletterReader(tx, userId)
  else await tx.update(userProfiles).set(ended[topic]).where(eq(userProfiles.userId, userId))
  return { topic, subscribed: false }
}
