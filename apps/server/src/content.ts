import { createImageStore, createSealedDrawings, hashPassword } from '@consoeurs/api'
import type { Brand } from '@consoeurs/brand'
import type { OpenDatabase } from '@consoeurs/database'
import { prepareContent } from '@consoeurs/database/seed'
import { say, timed } from './console.ts'
import { keepSecret } from './data-folder.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'
import type { Settings } from './settings.ts'

/** What the place needs to open: towns, catalogue, legal pages; in the demo also someone to meet. */
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
      sealImage: createSealedDrawings({ secret: keepSecret(settings.dataDir, settings.secret) }),
    }),
  )
  if (seeded) say(`${brand.name} est peuplée de ses membres de démonstration.`)
}
