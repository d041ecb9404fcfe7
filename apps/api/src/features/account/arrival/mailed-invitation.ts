import { createHmac, randomBytes } from 'node:crypto'
import { type InvitationPrefill, InvitationToken } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ApiSettings } from '../../../deps.ts'
import { addressHash } from '../../../platform/data/address-hash.ts'
import type { EncryptedColumn } from '../../../platform/data/encrypted-columns.ts'
import { decrypt, encrypt } from '../../../platform/data/encryption.ts'
import { allSecrets } from '../../../platform/data/secrets.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { findPublicTown } from '../../foundation/places/public.ts'

const { mailedInvitations, users, keptBans } = tables

type Secrets = Pick<ApiSettings, 'secret' | 'secretsBefore'>

/** Empty text where the other network had nothing. `town` is a slug. */
const Invitee = z.object({ email: z.string(), displayName: z.string(), town: z.string() })
export type Invitee = z.infer<typeof Invitee>

export const invitationsEncryptedColumns: readonly EncryptedColumn[] = [
  {
    what: 'mailed invitations',
    table: mailedInvitations,
    id: mailedInvitations.id,
    sealed: mailedInvitations.encrypted,
  },
]

const invitationHash = (secret: string, email: string) =>
  createHmac('sha256', secret).update(`mailed invitation ${email.toLowerCase()}`).digest('hex')

/** She has an account, or must not have one. */
async function isKnown(db: Queryable, email: string, settings: Secrets): Promise<boolean> {
  if ((await db.$count(users, sql`lower(${users.email}) = ${email.toLowerCase()}`)) > 0) return true
  const bans = allSecrets(settings).map((secret) => addressHash(secret, email))
  return (await db.$count(keptBans, inArray(keptBans.addressHash, bans))) > 0
}

/** False for who has an account, was invited before, or refused: the caller must not tell which. */
export async function inviteByMail(
  tx: Tx,
  settings: Secrets,
  { invitee, network, now }: { invitee: Invitee; network: string; now: Date },
): Promise<boolean> {
  const { email } = invitee
  if (await isKnown(tx, email, settings)) return false
  const hashes = allSecrets(settings).map((secret) => invitationHash(secret, email))
  if ((await tx.$count(mailedInvitations, inArray(mailedInvitations.addressHash, hashes))) > 0) return false
  const encrypted = await encrypt(settings.secret, JSON.stringify(invitee))
  const row = { addressHash: invitationHash(settings.secret, email), encrypted, network, createdAt: now }
  const inserted = await tx
    .insert(mailedInvitations)
    .values({ ...row, token: randomBytes(16).toString('hex') })
    .onConflictDoNothing()
    .returning({ id: mailedInvitations.id })
  return inserted.length > 0
}

const isOpen = inArray(mailedInvitations.state, ['waiting', 'sent'])
const isToken = (token: string | undefined) => InvitationToken.safeParse(token).success
const ended = { token: null, encrypted: null }

async function decryptInvitee(encrypted: string | null, settings: Secrets): Promise<Invitee | null> {
  for (const secret of encrypted === null ? [] : allSecrets(settings)) {
    const text = await decrypt(secret, encrypted ?? '')
    if (text !== null) return Invitee.parse(JSON.parse(text))
  }
  return null
}

/** What the sign-up form begins with; null where no open invitation has the token. */
export async function findPrefill(
  db: Queryable,
  token: string | undefined,
  settings: Secrets,
): Promise<InvitationPrefill | null> {
  if (!isToken(token)) return null
  const isIt = and(eq(mailedInvitations.token, token ?? ''), isOpen)
  const [row] = await db.select({ encrypted: mailedInvitations.encrypted }).from(mailedInvitations).where(isIt)
  const invitee = await decryptInvitee(row?.encrypted ?? null, settings)
  if (invitee === null) return null
  const town = invitee.town === '' ? null : await findPublicTown(db, invitee.town)
  return { ...invitee, town: town && { slug: town.slug, name: town.name } }
}

/** By the sign-up that it led to. Returns whether the token was that of an open invitation. */
export async function spendMailedInvitation(tx: Tx, token: string | undefined): Promise<boolean> {
  if (!isToken(token)) return false
  const used = await tx
    .update(mailedInvitations)
    .set({ state: 'used', ...ended })
    .where(and(eq(mailedInvitations.token, token ?? ''), isOpen))
    .returning({ id: mailedInvitations.id })
  return used.length > 0
}

/** Only the keyed hash of the address stays, so that no later import writes to her. */
export async function refuseMailedInvitation(tx: Tx, id: number): Promise<void> {
  await tx
    .update(mailedInvitations)
    .set({ state: 'refused', ...ended })
    .where(and(eq(mailedInvitations.id, id), isOpen))
}

export async function isMailedInvitationOpen(db: Queryable, id: number): Promise<boolean> {
  return (await db.$count(mailedInvitations, and(eq(mailedInvitations.id, id), isOpen))) > 0
}

export interface OpenInvitation extends Invitee {
  id: number
  token: string
  network: string
}

/**
 * The oldest that waits, marked as sent. Null where none waits; `skipped` where she has an account by now, or no known
 * secret decrypts the address.
 */
export async function takeWaitingInvitation(
  tx: Tx,
  settings: Secrets,
  now: Date,
): Promise<OpenInvitation | 'skipped' | null> {
  const [row] = await tx
    .select()
    .from(mailedInvitations)
    .where(eq(mailedInvitations.state, 'waiting'))
    .orderBy(mailedInvitations.id)
    .limit(1)
    .for('update', { skipLocked: true })
  if (row === undefined) return null
  const { id, token, network } = row
  const invitee = await decryptInvitee(row.encrypted, settings)
  const isIt = eq(mailedInvitations.id, id)
  if (invitee === null || token === null || (await isKnown(tx, invitee.email, settings))) {
    await tx
      .update(mailedInvitations)
      .set({ state: 'expired', ...ended })
      .where(isIt)
    return 'skipped'
  }
  await tx.update(mailedInvitations).set({ state: 'sent', sentAt: now }).where(isIt)
  return { ...invitee, id, token, network }
}

/** Forgets addresses of who did not answer, and of those that were never written to. */
export async function endMailedInvitations(tx: Tx, before: Date): Promise<void> {
  const isOld = lt(sql`coalesce(${mailedInvitations.sentAt}, ${mailedInvitations.createdAt})`, before)
  await tx
    .update(mailedInvitations)
    .set({ state: 'expired', ...ended })
    .where(and(isOpen, isOld))
}
