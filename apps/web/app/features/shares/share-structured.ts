import type { ShareView } from '@consoeurs/contract'
import { truncateTitle } from '@consoeurs/contract'

/** What a share is called where it has no room for itself: a tab, a search result. */
export function shareTitle({ title, body, author }: ShareView): string {
  return truncateTitle(title || body.replace(/\s+/g, ' ').trim() || author.displayName)
}

/** Minutes as schema.org writes durations. */
const isoDuration = (minutes: number) => `PT${minutes}M`

/** A public share as search engines read it: schema.org Article or Recipe. */
export function structuredShare(share: ShareView, publicUrl: string): Record<string, unknown> {
  const common = {
    '@context': 'https://schema.org',
    author: { '@type': 'Person', name: share.author.displayName },
    datePublished: share.publishedAt,
    url: `${publicUrl}/shares/${share.slug}`,
    inLanguage: 'fr',
    ...(share.images.length > 0 && { image: share.images.map(({ formats }) => `${publicUrl}${formats.large.url}`) }),
  }
  const { recipe } = share
  if (recipe === null) {
    return { ...common, '@type': 'Article', headline: shareTitle(share), articleBody: share.body }
  }
  return {
    ...common,
    '@type': 'Recipe',
    name: shareTitle(share),
    description: share.body,
    recipeYield: String(recipe.servings),
    totalTime: isoDuration(recipe.minutes),
    recipeIngredient: recipe.ingredients.map(({ quantity, name }) => `${quantity} ${name}`.trim()),
    recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
  }
}

/** JSON inside a script element: nothing in it can close the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')
