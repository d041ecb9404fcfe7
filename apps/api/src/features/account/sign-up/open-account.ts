import type { Brand } from '@consoeurs/brand'
import { tables } from '@consoeurs/database'
import { inArray, sql } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import { addressHash } from '../../../platform/data/address-hash.ts'
import { allSecrets } from '../../../platform/data/secrets.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { JobData, Jobs } from '../../../platform/delivery/jobs.ts'
import type { SiteSettingsStore } from '../../foundation/settings/public.ts'
import { recordArrival } from '../arrival/public.ts'
import { completeAccount } from '../auth/public.ts'
import { freeUsername } from '../usernames/public.ts'

const { users, accounts, keptBans } = tables

interface OpenAccountParts {
  brand: Brand
  settings: ApiSettings
  jobs: Jobs
  site: SiteSettingsStore
  now: () => Date
}

/** For a known address, only notifies its owner. A rerun would do the same, so this is one transaction. */
export async function openAccount(tx: Tx, form: JobData['identity.signed-up'], parts: OpenAccountParts): Promise<void> {
  const { displayName, email, passwordHash, birthdate } = form
  const { brand, settings, jobs, site, now } = parts
  const [known] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`)
  const hashes = allSecrets(settings).map((secret) => addressHash(secret, email))
  // A member who left while banned cannot sign up again.
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
  // A concurrent sign-up took the address or name.
  if (user === undefined) return openAccount(tx, form, parts)
  await tx
    .insert(accounts)
    .values({ userId: user.id, accountId: String(user.id), providerId: 'credential', password: passwordHash })
  await completeAccount(tx, user.id, brand)
  await recordArrival(tx, user.id, form, { site: site.current(), now: now() })
  await jobs.enqueue('identity.asked', { what: 'confirmation', email }, tx)
}
