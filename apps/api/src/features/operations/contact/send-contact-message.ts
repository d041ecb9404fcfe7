import { contactTopics, limits, type SendContactMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ApiSettings } from '../../../deps.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { SiteSettingsStore } from '../../foundation/settings/public.ts'

const { contactMessages, users } = tables

type ContactInput = z.output<typeof SendContactMessage>

interface ContactAuthor {
  name: string
  email: string
}

/** The operator needs an address to answer. */
async function authorOf(tx: Tx, viewer: Viewer | null, { name, email }: ContactInput): Promise<ContactAuthor> {
  if (viewer !== null) {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, viewer.id))
    return { name: viewer.displayName, email: user?.email ?? '' }
  }
  if (name && email) return { name, email }
  const fields = {
    ...(!name && { name: ['Écris ton nom, ou celui que tu veux.'] }),
    ...(!email && { email: ['Écris ton adresse e-mail, pour recevoir notre réponse.'] }),
  }
  throw new AppError('VALIDATION', { fields })
}

const DAY = 24 * 3_600_000

/** The address may be somebody else's: limit the mails sent to it. */
async function isMailAllowedToday(tx: Tx, email: string, now: Date): Promise<boolean> {
  const today = gt(contactMessages.createdAt, new Date(now.getTime() - DAY))
  return (await tx.$count(contactMessages, and(eq(contactMessages.email, email), today))) <= limits.contactReceipts
}

/** The same text from the same address within a day is a duplicate: a retry or a double click. */
async function findDuplicate(
  tx: Tx,
  { topic, text, email, now }: { topic: string; text: string; email: string; now: Date },
) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${email}`}, 0))`)
  const today = gt(contactMessages.createdAt, new Date(now.getTime() - DAY))
  const same = and(eq(contactMessages.topic, topic), eq(contactMessages.text, text), eq(contactMessages.email, email))
  const [before] = await tx.select({ id: contactMessages.id }).from(contactMessages).where(and(same, today))
  return before
}

/** The sender's receipt contains no text typed by a visitor, because the address may belong to somebody else. */
export async function sendContactMessage(
  tx: Tx,
  viewer: Viewer | null,
  written: ContactInput,
  { jobs, settings, site, now }: { jobs: Jobs; settings: ApiSettings; site: SiteSettingsStore; now: () => Date },
): Promise<{ id: number }> {
  const { topic, text } = written
  const writer = await authorOf(tx, viewer, written)
  const before = await findDuplicate(tx, { topic, text, email: writer.email, now: now() })
  if (before !== undefined) return before
  const [message] = await tx
    .insert(contactMessages)
    .values({ userId: viewer?.id ?? null, topic, text, ...writer, createdAt: now() })
    .returning({ id: contactMessages.id })
  if (message === undefined) throw new Error('the message was not written')
  const props = { ...writer, id: message.id, topic: contactTopics[topic], text, username: viewer?.username ?? null }
  const { operatorEmail } = site.current()
  await jobs.enqueue('mail', { kind: 'contactMessage', to: operatorEmail, replyTo: writer.email, props }, tx)
  if (await isMailAllowedToday(tx, writer.email, now())) {
    const { publicUrl } = settings
    const receipt = {
      id: message.id,
      topic: contactTopics[topic],
      name: viewer?.displayName ?? null,
      supportUrl: `${publicUrl}/l/support`,
    }
    await jobs.enqueue('mail', { kind: 'contactReceived', to: writer.email, props: receipt }, tx)
  }
  return message
}
