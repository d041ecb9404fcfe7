import type { Brand } from '@consoeurs/brand'
import { tables } from '@consoeurs/database'
import { inArray, sql } from 'drizzle-orm'
import type { ApiSettings } from '../../deps.ts'
import type { JobData, Jobs } from '../../platform/jobs.ts'
import { everySecret } from '../../platform/secrets.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { addressHash } from '../personal-data/public.ts'
import { completeAccount } from './complete-account.ts'
import { freeUsername } from './usernames.ts'

const { users, accounts, keptBans } = tables

interface OpenAccountParts {
  brand: Brand
  settings: ApiSettings
  jobs: Jobs
}

/**
 * Opens the account of an accepted sign-up and asks for its confirmation mail. For an address that is already known
 * nothing is opened and its owner is told. A second run finds the account and does the latter: so it runs in one piece.
 */
export async function openAccount(tx: Tx, form: JobData['identity.signed-up'], parts: OpenAccountParts): Promise<void> {
  const { displayName, email, passwordHash, birthdate } = form
  const { brand, settings, jobs } = parts
  const [known] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`)
  const hashes = everySecret(settings).map((secret) => addressHash(secret, email))
  // Whoever left while she was banned does not come back by another sign-up; nobody is told so.
  if ((await tx.$count(keptBans, inArray(keptBans.addressHash, hashes))) > 0) return
  if (known !== undefined) {
    const { publicUrl } = settings
    const props = { name: known.name, loginUrl: `${publicUrl}/login`, passwordUrl: `${publicUrl}/password` }
    return jobs.enqueue('mail', { kind: 'addressAlreadyKnown', to: known.email, props }, tx)
  }
  const username = await freeUsername(tx, displayName)
  const [user] = await tx
    .insert(users)
    .values({ name: displayName, email, username, birthdate })
    .onConflictDoNothing()
    .returning({ id: users.id })
  // Another one of the same address or name came in between: now it is there to be seen.
  if (user === undefined) return openAccount(tx, form, parts)
  await tx
    .insert(accounts)
    .values({ userId: user.id, accountId: String(user.id), providerId: 'credential', password: passwordHash })
  await completeAccount(tx, user.id, brand)
  await jobs.enqueue('identity.asked', { what: 'confirmation', email }, tx)
}
