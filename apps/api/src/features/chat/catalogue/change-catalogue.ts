import type { ChangeCatalogue } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq, getTableColumns } from 'drizzle-orm'
import { requireEditor } from '../../../platform/content/content.policy.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { auditEntries, catalogueEntries, catalogueGroups } = tables

const alwaysText = 'La sécurité et la modération préviennent toujours.'

interface CatalogueEdit {
  id: number
  change: ChangeCatalogue
  ip: string
}

/**
 * Members keep their own choices; the others get the new default at once.
 * @throws AppError NOT_FOUND, VALIDATION where a mandatory entry would be switched off
 */
export async function changeCatalogue(tx: Tx, viewer: Viewer, { id, change, ip }: CatalogueEdit): Promise<void> {
  requireEditor(viewer)
  const isIt = eq(catalogueEntries.id, id)
  const [entry] = await tx
    .select({ ...getTableColumns(catalogueEntries), sectionLabel: catalogueGroups.label })
    .from(catalogueEntries)
    .innerJoin(catalogueGroups, eq(catalogueGroups.section, catalogueEntries.section))
    .where(isIt)
    .for('update')
  if (entry === undefined) throw new AppError('NOT_FOUND')
  const { sectionLabel, ...columns } = change
  for (const way of ['inApp', 'push'] as const) {
    if (entry.always && columns[way] === false) throw new AppError('VALIDATION', { fields: { [way]: [alwaysText] } })
  }
  const isSaid = Object.entries(change).every(([name, value]) => entry[name as keyof typeof change] === value)
  if (isSaid) return
  if (sectionLabel !== undefined) {
    await tx.update(catalogueGroups).set({ label: sectionLabel }).where(eq(catalogueGroups.section, entry.section))
  }
  if (Object.keys(columns).length > 0) await tx.update(catalogueEntries).set(columns).where(isIt)
  await tx.insert(auditEntries).values({
    ...{ actorId: viewer.id, action: 'catalogue.edit', target: 'catalogue', targetId: id },
    detail: { entry: `${entry.section}.${entry.value}`, ...change },
    ipAddress: ip,
  })
}
