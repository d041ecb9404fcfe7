import { contactTopics, limits, type WriteToUs } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ApiSettings } from '../../deps.ts'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { SiteSettingsStore } from '../settings/public.ts'

const { contactMessages, users } = tables

type Written = z.output<typeof WriteToUs>

interface Writer {
  name: string
  email: string
}

/** A member is known; a visitor says who she is, so that we can answer. */
async function writerOf(tx: Tx, viewer: Viewer | null, { name, email }: Written): Promise<Writer> {
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

/** An address may be anybody's: whoever writes in her name has few mails sent to her. */
async function mayBeToldToday(tx: Tx, email: string, now: Date): Promise<boolean> {
  const today = gt(contactMessages.createdAt, new Date(now.getTime() - DAY))
  return (await tx.$count(contactMessages, and(eq(contactMessages.email, email), today))) <= limits.contactReceipts
}

/** The same words of the same woman within a day are the same letter: an answer was lost, or she pressed twice. */
async function writtenBefore(
  tx: Tx,
  { topic, text, email, now }: { topic: string; text: string; email: string; now: Date },
) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${email}`}, 0))`)
  const today = gt(contactMessages.createdAt, new Date(now.getTime() - DAY))
  const same = and(eq(contactMessages.topic, topic), eq(contactMessages.text, text), eq(contactMessages.email, email))
  const [before] = await tx.select({ id: contactMessages.id }).from(contactMessages).where(and(same, today))
  return before
}

/**
 * Keeps the message and sends it to the operator, whose answer goes straight to who wrote. Who wrote gets a receipt by
 * mail, which says nothing that a stranger typed: the address may not be hers.
 */
export async function writeToUs(
  tx: Tx,
  viewer: Viewer | null,
  written: Written,
  { jobs, settings, site, now }: { jobs: Jobs; settings: ApiSettings; site: SiteSettingsStore; now: () => Date },
): Promise<{ id: number }> {
  const { topic, text } = written
  const writer = await writerOf(tx, viewer, written)
  const before = await writtenBefore(tx, { topic, text, email: writer.email, now: now() })
  if (before !== undefined) return before
  const [message] = await tx
    .insert(contactMessages)
    .values({ userId: viewer?.id ?? null, topic, text, ...writer, createdAt: now() })
    .returning({ id: contactMessages.id })
  if (message === undefined) throw new Error('the message was not written')
  const props = { ...writer, id: message.id, topic: contactTopics[topic], text, username: viewer?.username ?? null }
  const { operatorEmail } = site.current()
  await jobs.enqueue('mail', { kind: 'contactMessage', to: operatorEmail, replyTo: writer.email, props }, tx)
  if (await mayBeToldToday(tx, writer.email, now())) {
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
