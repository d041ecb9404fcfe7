import type { ArticleAttributes, Entry } from '@consoeurs/contract'

export const articleHref = ({ id, attributes }: Entry<Pick<ArticleAttributes, 'slug'>>) =>
  `/blog/${id}-${attributes.slug}`

export const categoryHref = (slug: string) => `/blog/cat/${slug}`
export const tagHref = (slug: string) => `/blog/tag/${slug}`

/** `12-le-premier-mot`, split at the first hyphen (product §3). */
export function readArticlePath(segment: string): { id: number; slug: string } {
  const [digits = '', ...slug] = segment.split('-')
  return { id: Number(digits), slug: slug.join('-') }
}
