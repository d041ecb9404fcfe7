import type { ChangeCatalogue } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { requireEditor } from '../../platform/content/content.policy.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

const { auditEntries, catalogueEntries } = tables

const alwaysText = 'La sécurité et la modération préviennent toujours.'

interface CatalogueEdit {
  id: number
  change: ChangeCatalogue
  ip: string
}

/**
 * Changes what is given of an entry, and its section’s label with all the section’s entries. Members who chose keep
 * their choice; the others have the new default at once. On record: it changes what members are told of.
 * @throws AppError NOT_FOUND; VALIDATION where it would silence what is always told
 */
export async function changeCatalogue(tx: Tx, viewer: Viewer, { id, change, ip }: CatalogueEdit): Promise<void> {
  requireEditor(viewer)
  const isIt = eq(catalogueEntries.id, id)
  const [entry] = await tx.select().from(catalogueEntries).where(isIt).for('update')
  if (entry === undefined) throw new AppError('NOT_FOUND')
  const { sectionLabel, ...columns } = change
  for (const way of ['inApp', 'push'] as const) {
    if (entry.always && columns[way] === false) throw new AppError('VALIDATION', { fields: { [way]: [alwaysText] } })
  }
  if (sectionLabel !== undefined) {
    const { section } = catalogueEntries
    await tx.update(catalogueEntries).set({ sectionLabel }).where(eq(section, entry.section))
  }
  if (Object.keys(columns).length > 0) await tx.update(catalogueEntries).set(columns).where(isIt)
  await tx.insert(auditEntries).values({
    ...{ actorId: viewer.id, action: 'catalogue.edit', target: 'catalogue', targetId: id },
    detail: { entry: `${entry.section}.${entry.value}`, ...change },
    ipAddress: ip,
  })
}
