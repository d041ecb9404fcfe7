import { tables } from '@consoeurs/database'
import type { TestApp } from '@consoeurs/test-support'
import type { Write } from './desk-write.ts'

const entry = { kind: 'expense', year: 2026, month: null, label: 'Serveur', amountCents: 1200 } as const

async function ledgerEntry({ db }: TestApp): Promise<string> {
  const [row] = await db.insert(tables.ledgerEntries).values(entry).returning()
  return `/api/desk/ledger/${row?.id}`
}

/** What administrators send about the published accounts. The scene is filled after this call. */
export const ledgerWrites = (scene: { test: TestApp }): Record<string, () => Promise<Write>> => ({
  'DELETE /api/desk/ledger/:id': async () => ({ path: await ledgerEntry(scene.test), again: 404 }),
  'POST /api/desk/ledger': async () => ({
    path: '/api/desk/ledger',
    body: { clientId: crypto.randomUUID(), ...entry },
  }),
  'PUT /api/desk/ledger/:id': async () => ({ path: await ledgerEntry(scene.test), body: { ...entry, label: 'Mails' } }),
})
