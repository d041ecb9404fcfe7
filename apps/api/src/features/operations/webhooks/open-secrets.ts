import type { tables } from '@consoeurs/database'
import type { ApiSettings } from '../../../deps.ts'
import { decrypt } from '../../../platform/data/encryption.ts'
import { allSecrets } from '../../../platform/data/secrets.ts'

type Keys = Pick<ApiSettings, 'secret' | 'secretsBefore'>

async function open(keys: Keys, encrypted: string): Promise<string | null> {
  for (const key of allSecrets(keys)) {
    const secret = await decrypt(key, encrypted)
    if (secret !== null) return secret
  }
  return null
}

type EncryptedSecrets = Pick<typeof tables.webhooks.$inferSelect, 'secret' | 'formerSecret' | 'formerSecretUntil'>

/** Those that sign now, the current one first. Empty where no `SECRET` that is known decrypts them. */
export async function openSecrets(
  { secret, formerSecret, formerSecretUntil }: EncryptedSecrets,
  keys: Keys,
  now: Date,
): Promise<string[]> {
  const isFormerValid = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now
  const valid = isFormerValid ? [secret, formerSecret] : [secret]
  const opened = await Promise.all(valid.map((one) => open(keys, one)))
  return opened.filter((one) => one !== null)
}
