import type { Vocabulary } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { asc, isNull } from 'drizzle-orm'

const { ingredients } = tables

/** All names, for the parser of ingredient lines. */
export async function loadVocabulary(db: Queryable): Promise<Vocabulary> {
  const { slug, singular, plural, aliases } = ingredients
  const rows = await db
    .select({ slug, singular, plural, aliases })
    .from(ingredients)
    .where(isNull(ingredients.deletedAt))
    .orderBy(asc(ingredients.slug))
  return { ingredients: rows }
}
