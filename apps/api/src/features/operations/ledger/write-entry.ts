import type { AddLedgerEntry, ChangeLedgerEntry } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../../platform/data/audit.ts'
import { writeIdempotently } from '../../../platform/data/idempotency.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import { loadEntry } from './ledger.queries.ts'

const { ledgerEntries } = tables

interface EditParts {
  viewer: Viewer
  actor: Actor
}

function requireEditing({ viewer }: EditParts): void {
  if (!can(ledgerPolicy, viewer, 'ledger.edit', null)) throw new AppError('FORBIDDEN')
}

/** The audit entry, and the public page with its new figures. */
async function publishEdit(
  tx: Tx,
  { actor }: EditParts,
  edit: { action: string; id: number; detail: ChangeLedgerEntry },
): Promise<void> {
  const { action, id, detail } = edit
  await recordAudit(tx, actor, { action, target: 'ledger', targetId: id, detail: { ...detail } })
  tx.emit({ type: 'content.changed', collection: 'ledger', id })
}

export async function addEntry(tx: Tx, parts: EditParts, { clientId, ...entry }: AddLedgerEntry): Promise<number> {
  requireEditing(parts)
  const sent = { clientId, act: 'ledger.add', words: entry }
  return writeIdempotently(tx, parts.viewer, sent, {
    write: async () => {
      const [row] = await tx.insert(ledgerEntries).values(entry).returning({ id: ledgerEntries.id })
      if (row === undefined) throw new Error('the entry was not written')
      await publishEdit(tx, parts, { action: 'ledger.add', id: row.id, detail: entry })
      return row.id
    },
  })
}

/** @throws AppError NOT_FOUND */
export async function changeEntry(tx: Tx, parts: EditParts, id: number, entry: ChangeLedgerEntry): Promise<void> {
  requireEditing(parts)
  const { id: _same, ...before } = await loadEntry(tx, id)
  if (Object.entries(before).every(([name, value]) => entry[name as keyof ChangeLedgerEntry] === value)) return
  await tx.update(ledgerEntries).set(entry).where(eq(ledgerEntries.id, id))
  await publishEdit(tx, parts, { action: 'ledger.change', id, detail: entry })
}

/** @throws AppError NOT_FOUND */
export async function deleteEntry(tx: Tx, parts: EditParts, id: number): Promise<void> {
  requireEditing(parts)
  const [gone] = await tx.delete(ledgerEntries).where(eq(ledgerEntries.id, id)).returning()
  if (gone === undefined) throw new AppError('NOT_FOUND')
  const { id: _same, createdAt: _unshown, ...detail } = gone
  await publishEdit(tx, parts, { action: 'ledger.delete', id, detail })
}
