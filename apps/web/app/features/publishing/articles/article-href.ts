import type { ArticleAttributes, Entry } from '@consoeurs/contract'

export const articleHref = ({ id, attributes }: Entry<Pick<ArticleAttributes, 'slug'>>) =>
  `/blog/${id}-${attributes.slug}`

/** Identifies the article in feeds and structured data; redirects to it, and survives a change of slug. */
export const articleIdPath = ({ id }: { id: number }) => `/blog/${id}`

export const categoryHref = (slug: string) => `/blog/cat/${slug}`
export const tagHref = (slug: string) => `/blog/tag/${slug}`

/** Splits `12-le-premier-mot` at the first hyphen (product §3). */
export function readArticlePath(segment: string): { id: number; slug: string } {
  const [digits = '', ...slug] = segment.split('-')
  return { id: Number(digits), slug: slug.join('-') }
}
