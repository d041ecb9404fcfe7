import { createEncryptedDrawings, createImageStore, hashPassword } from '@consoeurs/api'
import type { Brand } from '@consoeurs/brand'
import type { OpenDatabase } from '@consoeurs/database'
import { prepareContent } from '@consoeurs/database/seed'
import { print, timed } from '../process/console.ts'
import type { Settings } from '../settings/settings.ts'
import { keepSecret } from './data-folder.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'

export async function fillContent(database: OpenDatabase, brand: Brand, settings: Settings): Promise<void> {
  const { seeded } = await timed('Contenu du site', () =>
    prepareContent({
      database,
      brand,
      mode: settings.mode,
      accounts: DEMO_ACCOUNTS,
      password: DEMO_PASSWORD,
      hashPassword,
      storeImage: createImageStore(settings),
      sealImage: createEncryptedDrawings({ secret: keepSecret(settings.dataDir, settings.secret) }),
    }),
  )
  if (seeded) print(`${brand.name} est peuplée de ses membres de démonstration.`)
}
