import { readFile } from 'node:fs/promises'
import { avatarsFolder } from '@consoeurs/brand/seed'
import { certificationConsent } from '@consoeurs/contract'
import { eq } from 'drizzle-orm'
import { certificationPictures, certifications, consents, userProfiles, users } from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, only } from './demo-context.ts'

const DAY_HOURS = 24
const YEAR = 365 * DAY_HOURS * 3_600_000
/** Below the validity, so that none expires during the demo. */
const OLDEST_DAYS = 300
const WAITS_HOURS = 5
const CODE = 'K7R4M'

/** A drawing, not a real person. */
function heldUp(portrait: string): string {
  const face = portrait.replace('<svg ', '<svg width="800" height="1000" ')
  const letters = `<text x="400" y="836" font-family="sans-serif" font-size="100" font-weight="700" text-anchor="middle" letter-spacing="8" fill="#33242e">${CODE}</text>`
  const card = `<rect x="120" y="700" width="560" height="200" rx="18" fill="#fffdf8" stroke="#33242e" stroke-width="6"/>`
  const hand = '<ellipse cx="690" cy="866" rx="58" ry="44" fill="#e7b79b" stroke="#33242e" stroke-width="6"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000">${face}${card}${letters}${hand}</svg>`
}

/** After the member joined, on a different day for each. */
function certifiedAt(now: Date, createdAt: Date, index: number): Date {
  const earliest = Math.max(createdAt.getTime(), hoursBefore(now, OLDEST_DAYS * DAY_HOURS).getTime())
  return new Date(earliest + (now.getTime() - earliest) * (0.1 + 0.07 * (index % 10)))
}

async function insertConsent({ tx }: DemoContext, userId: number, givenAt: Date): Promise<void> {
  await tx.insert(consents).values({ userId, kind: 'certification', version: certificationConsent, givenAt })
}

async function insertGranted(context: DemoContext, userId: number, index: number): Promise<void> {
  const { tx, now } = context
  const { createdAt } = only(await tx.select().from(users).where(eq(users.id, userId)))
  const decidedAt = certifiedAt(now, createdAt, index)
  const expiresAt = new Date(decidedAt.getTime() + YEAR)
  const sentAt = new Date((createdAt.getTime() + decidedAt.getTime()) / 2)
  await insertConsent(context, userId, sentAt)
  await tx.insert(certifications).values({
    ...{ userId, state: 'certified', gesture: '', code: '', shownAt: sentAt, sentAt, decidedAt, expiresAt },
  })
  const certificate = { method: 'selfie', decidedAt: decidedAt.toISOString(), expiresAt: expiresAt.toISOString() }
  await tx.update(userProfiles).set({ certificate }).where(eq(userProfiles.userId, userId))
}

/** Its picture is encrypted like any other. */
async function insertWaiting(context: DemoContext): Promise<void> {
  const { tx, seed, now } = context
  const asks = seed.members.findLast(({ certified }) => !certified)
  if (asks === undefined) return
  const sentAt = hoursBefore(now, WAITS_HOURS)
  await insertConsent(context, memberId(context, asks.username), sentAt)
  const { id } = only(
    await tx
      .insert(certifications)
      .values({
        ...{ userId: memberId(context, asks.username), state: 'waiting', gesture: 'chin', code: CODE },
        ...{ shownAt: sentAt, sentAt },
      })
      .returning({ id: certifications.id }),
  )
  const portrait = await readFile(new URL(`${asks.username}.svg`, avatarsFolder(context.brand.code)), 'utf8')
  const picture = await context.seal(Buffer.from(heldUp(portrait)))
  await tx.insert(certificationPictures).values({ certificationId: id, ...picture })
}

export async function insertCertifications(context: DemoContext): Promise<void> {
  const certified = context.seed.members.filter((member) => member.certified)
  for (const [index, { username }] of certified.entries()) {
    await insertGranted(context, memberId(context, username), index)
  }
  await insertWaiting(context)
}
