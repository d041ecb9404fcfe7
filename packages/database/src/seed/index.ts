import { type Brand, catalogueOf } from '@consoeurs/brand'
import { loadSeed } from '@consoeurs/brand/seed'
import type { OpenDatabase } from '../open.ts'
import { seedCatalogue, seedFaq, seedFilterWords, seedPages } from './catalogue.ts'
import { type DemoParts, seedDemo } from './demo.ts'
import { seedIngredients } from './ingredients.ts'
import { fillPlaces } from './places.ts'

export { seedCatalogue, seedFaq, seedFilterWords, seedPages } from './catalogue.ts'
export { type DemoParts, seedDemo } from './demo.ts'
export type { DemoAccount, StoredDrawing } from './demo-context.ts'
export { readIngredients, seedIngredients } from './ingredients.ts'
export { fillPlaces } from './places.ts'

export interface ContentParts
  extends Pick<DemoParts, 'accounts' | 'password' | 'hashPassword' | 'storeImage' | 'sealImage'> {
  database: Pick<OpenDatabase, 'db' | 'pool'>
  brand: Brand
  mode: 'demo' | 'production'
}

/**
 * Inserts reference content in every mode, and demo content into an empty database in demo mode. Idempotent; runs at
 * every start.
 */
export async function prepareContent({ database, brand, mode, ...parts }: ContentParts): Promise<{ seeded: boolean }> {
  const { db, pool } = database
  const seed = await loadSeed(brand.code)
  await fillPlaces(pool)
  await seedCatalogue(db, catalogueOf(brand))
  await seedPages(db, seed.pages)
  await seedFaq(db, seed.faq)
  await seedFilterWords(db, seed.filterWords)
  if (brand.features.kitchen) await seedIngredients(db)
  return { seeded: mode === 'demo' && (await seedDemo({ db, brand, seed, ...parts })) }
}
