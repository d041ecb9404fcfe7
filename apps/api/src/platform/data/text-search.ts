import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** One of the texts contains the words, whatever their case and accents; `%` and `_` are literal. */
export function containsText(words: string, texts: readonly SQLWrapper[]): SQL | undefined {
  if (words === '') return undefined
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...texts.map((text) => sql`fold_text(${text}) like fold_text(${pattern})`))
}
