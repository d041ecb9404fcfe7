import type { ContentVersionView } from '@consoeurs/contract'
import type { ContentValues } from './content-values.ts'

/** What a version may give back: its words and what hangs on them. Its publication stays as it is now. */
const given = [
  ...['title', 'slug', 'excerpt', 'body', 'cover', 'category', 'tags', 'related'],
  ...['seoTitle', 'seoDescription', 'topic', 'position'],
] as const

/** An earlier text in the form as it stands: it is saved as a version of its own. */
export function restoredValues({ content }: ContentVersionView, now: ContentValues): ContentValues {
  const back = Object.fromEntries(given.flatMap((name) => (content[name] === undefined ? [] : [[name, content[name]]])))
  return { ...now, ...back }
}
