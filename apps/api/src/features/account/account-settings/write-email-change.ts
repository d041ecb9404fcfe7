import { type Database, tables } from '@consoeurs/database'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { SendMail } from '../../../platform/delivery/mail-transport.ts'
import { linkTo } from '../auth/public.ts'
import { linkHash, newLinkToken } from './link-secrets.ts'

const { users, userProfiles, emailChanges } = tables

interface WriteParts {
  db: Database
  settings: ApiSettings
  unitOfWork: UnitOfWork
  deliver: SendMail
  now: () => Date
}

/** Mails the old address first, and the new one after its approval. */
export async function writeEmailChange(parts: WriteParts, userId: number): Promise<void> {
  const { db, deliver, settings, now } = parts
  const [row] = await db
    .select({ change: emailChanges, name: users.name, email: users.email, discreet: userProfiles.discreetMode })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now())))
  if (row === undefined) return
  const { name, email } = row
  const { newEmail, approvedAt } = row.change
  const bearer = approvedAt === null ? null : await bearerOf(db, newEmail, userId)
  if (bearer !== null) {
    const { publicUrl } = settings
    const props = { name: bearer, loginUrl: `${publicUrl}/login`, passwordUrl: `${publicUrl}/password` }
    return deliver({ kind: 'addressWanted', to: newEmail, props })
  }
  const url = linkTo(settings, '/account/email', await newLink(parts, userId))
  if (approvedAt === null) return deliver({ kind: 'approveNewAddress', to: email, props: { name, newEmail, url } })
  // No account has the new address yet.
  const discreet = row.discreet ?? false
  return deliver({ kind: 'confirmNewAddress', to: newEmail, discreet, props: { name, url } })
}

async function newLink({ unitOfWork }: WriteParts, userId: number): Promise<string> {
  const token = newLinkToken()
  await unitOfWork((tx) =>
    tx
      .update(emailChanges)
      .set({ linkHash: linkHash(token) })
      .where(eq(emailChanges.userId, userId)),
  )
  return token
}

/** The member who has the address; only she learns of the request, not the one who asked. */
async function bearerOf(db: Database, address: string, exceptId: number): Promise<string | null> {
  const [bearer] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(sql`lower(${users.email}) = ${address}`, ne(users.id, exceptId)))
  return bearer?.name ?? null
}
