import type { ContentVersionView } from '@consoeurs/contract'
import type { ContentValues } from '../forms/content-values.ts'

/** Fields restored from a version; the publication state is kept. */
const given = [
  ...['title', 'slug', 'excerpt', 'body', 'cover', 'category', 'tags', 'related', 'inNewsletter'],
  ...['seoTitle', 'seoDescription', 'topic', 'position'],
] as const

/** Puts an earlier version into the form; saving it creates a new version. */
export function restoredValues({ content }: ContentVersionView, now: ContentValues): ContentValues {
  const back = Object.fromEntries(given.flatMap((name) => (content[name] === undefined ? [] : [[name, content[name]]])))
  return { ...now, ...back }
}
