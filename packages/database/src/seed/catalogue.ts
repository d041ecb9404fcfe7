import type { CatalogueGroup, SeedAnswer, SeedPage } from '@consoeurs/brand'
import { foldText } from '@consoeurs/contract'
import { catalogueEntries, catalogueGroups, faqEntries, filterWords, installation, pages } from '../schema/index.ts'
import type { Database } from '../types.ts'

/** Keeps operator edits. */
export async function seedCatalogue(db: Database, catalogue: CatalogueGroup[]): Promise<void> {
  const groups = catalogue.map(({ section, label }, position) => ({ section, label, position }))
  const entries = catalogue.flatMap(({ section, entries: of }) =>
    of.map(({ hint: _hint, ...entry }) => ({ section, ...entry })),
  )
  await db.insert(catalogueGroups).values(groups).onConflictDoNothing()
  await db.insert(catalogueEntries).values(entries).onConflictDoNothing()
}

/** Keeps operator edits. */
export async function seedPages(db: Database, given: SeedPage[]): Promise<void> {
  await db
    .insert(pages)
    .values(given.map((page) => ({ ...page, publishedAt: new Date() })))
    .onConflictDoNothing()
}

/** Keeps operator edits. */
export async function seedFaq(db: Database, given: SeedAnswer[]): Promise<void> {
  await db
    .insert(faqEntries)
    .values(given.map((entry, position) => ({ ...entry, position, publishedAt: new Date() })))
    .onConflictDoNothing()
}

/** Only once: moderators may remove words. */
export async function seedFilterWords(db: Database, given: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(installation)
      .values({ key: 'filter-words', value: String(given.length) })
      .onConflictDoNothing()
      .returning()
    if (first.length === 0) return
    await tx
      .insert(filterWords)
      .values(given.map((word) => ({ word: foldText(word) })))
      .onConflictDoNothing()
  })
}
