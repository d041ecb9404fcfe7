import type { ShareView } from '@consoeurs/contract'
import { truncateTitle } from '@consoeurs/contract'
import type { Thing } from 'schema-dts'
import { breadcrumbs, type Site } from '../../structured-data.tsx'
import { sharesText } from '../../text/shares.ts'

/** What a share is called where it has no room for itself: a tab, a search result. */
export function shareTitle({ title, body, author, cover }: ShareView): string {
  if (cover !== null) return author.displayName
  return truncateTitle(title || body.replace(/\s+/g, ' ').trim() || author.displayName)
}

/** What is drawn beside the address of a share that shows nothing: the house’s words, never hers. */
export const sharePreview = { kicker: '', title: sharesText.title }

/** Minutes as schema.org writes durations. */
const isoDuration = (minutes: number) => `PT${minutes}M`

/** A public share and the way to it, as search engines read them: schema.org Article or Recipe, and BreadcrumbList. */
export function structuredShare(share: ShareView, site: Site): Thing[] {
  const { title, body, author, publishedAt, editedAt, images, recipe, slug } = share
  const path = `/shares/${slug}`
  const name = shareTitle(share)
  const common = {
    author: {
      '@type': 'Person' as const,
      name: author.displayName,
      ...(author.username && { url: `${site.origin}/p/${author.username}` }),
    },
    datePublished: publishedAt,
    dateModified: editedAt ?? publishedAt,
    url: site.origin + path,
    inLanguage: 'fr',
    image: (images.length > 0 ? images.map(({ formats }) => formats.large.url) : [site.drawn(sharePreview)]).map(
      (path) => site.origin + path,
    ),
  }
  const told: Thing =
    recipe === null
      ? { ...common, '@type': 'Article', headline: name, articleBody: body }
      : {
          ...common,
          '@type': 'Recipe',
          name,
          description: body || title,
          recipeYield: String(recipe.servings),
          totalTime: isoDuration(recipe.minutes),
          recipeIngredient: recipe.ingredients.map((line) => `${line.quantity} ${line.name}`.trim()),
          recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep' as const, text })),
        }
  const steps = [
    { name: sharesText.title, path: '/shares' },
    { name, path },
  ]
  return [told, breadcrumbs(site, steps)]
}
