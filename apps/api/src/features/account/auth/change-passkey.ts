import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { passkeys } = tables

interface HerPasskey {
  userId: number
  id: number
}

const isOwnPasskey = ({ userId, id }: HerPasskey) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

export async function renamePasskey(tx: Tx, key: HerPasskey, name: string): Promise<void> {
  const changed = await tx.update(passkeys).set({ name }).where(isOwnPasskey(key)).returning({ id: passkeys.id })
  if (changed.length === 0) throw new AppError('PASSKEY_NOT_FOUND')
}

export async function removePasskey(tx: Tx, key: HerPasskey): Promise<void> {
  const removed = await tx.delete(passkeys).where(isOwnPasskey(key)).returning({ id: passkeys.id })
  if (removed.length === 0) throw new AppError('PASSKEY_NOT_FOUND')
}

export async function recordPasskeyUse(tx: Tx, credentialID: string, at: Date): Promise<void> {
  await tx.update(passkeys).set({ lastUsedAt: at }).where(eq(passkeys.credentialID, credentialID))
}
