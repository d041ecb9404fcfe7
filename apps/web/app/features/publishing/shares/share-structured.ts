import type { Choice } from '@consoeurs/brand'
import {
  type Recipe,
  type ShareView,
  techniques,
  techniquesOf,
  truncateTitle,
  waitingMinutes,
  yieldOf,
} from '@consoeurs/contract'
import type { CreativeWork, Person, Thing } from 'schema-dts'
import { breadcrumbs, type Site, stableId } from '../../../page/structured-data.tsx'
import { sharesText } from '../../../text/shares.ts'
import { isoDuration } from './recipe/durations.ts'
import { equipmentLabels } from './recipe/equipment.ts'
import { recipeText } from './recipe/recipe.text.ts'
import { stepId, stepPicture } from './recipe/step-picture.ts'

/** Title for tabs and search results; covered shares show only the author. */
export function shareTitle({ title, body, author, cover }: ShareView): string {
  if (cover !== null) return author.displayName
  return truncateTitle(title || body.replace(/\s+/g, ' ').trim() || author.displayName)
}

/** Preview image of a share whose content is hidden: the site's text, never the author's. */
export const sharePreview = { kicker: '', title: sharesText.title }

/** ISO 8601 with the local offset. */
function localInstant(at: string, timeZone: string): string {
  const date = new Date(at)
  const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '')
  return date.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T') + (offset || 'Z')
}

interface CommonFields {
  '@id': string
  author: Exclude<Person, string>
  datePublished: string
  dateModified: string
  url: string
  inLanguage: string
  image: string[]
}

/** Event for an outing with a place, Recipe, or Article. */
function toldOf(
  { title, body, outing, recipe, images }: ShareView,
  { name, common, equipment, origin }: { name: string; common: CommonFields; equipment: Choice[]; origin: string },
): Thing {
  const where = outing === null ? '' : [outing.place, outing.town].filter(Boolean).join(', ')
  if (outing !== null && where !== '') {
    const { datePublished: _published, dateModified: _modified, author, ...event } = common
    return {
      ...event,
      '@type': 'Event',
      name,
      description: body || title,
      startDate: localInstant(outing.at, outing.timeZone),
      location: { '@type': 'Place', name: outing.place || outing.town, address: where },
      organizer: author,
    }
  }
  if (recipe === null) return { ...common, '@type': 'Article', headline: name, articleBody: body }
  const { amount, unit } = yieldOf(recipe)
  const tools = equipmentLabels(equipment, recipe)
  return {
    ...common,
    '@type': 'Recipe',
    name,
    description: body || title,
    recipeYield: unit === 'serving' ? String(amount) : recipeText.yields(amount, unit),
    recipeCategory: recipeText.category,
    recipeCuisine: recipeText.cuisine,
    keywords: keywordsOf(recipe).join(', '),
    prepTime: isoDuration(recipe.minutes),
    // Nothing is cooked; a dehydrator is the only heat.
    cookTime: isoDuration(recipe.times?.drying ?? 0),
    totalTime: isoDuration(recipe.minutes + waitingMinutes(recipe.times)),
    ...(tools.length > 0 && { tool: tools }),
    recipeIngredient: recipe.ingredients.map((line) => `${line.quantity} ${line.name}`.trim()),
    recipeInstructions: recipe.steps.map((text, at) => {
      const picture = stepPicture(recipe, at, images)
      const url = `${common.url}#${stepId(at)}`
      return { '@type': 'HowToStep' as const, text, url, ...(picture && { image: origin + picture.formats.large.url }) }
    }),
    ...basedOn(recipe),
  }
}

const keywordsOf = (recipe: Recipe): string[] => [
  ...(recipe.season === '' ? [] : [recipe.season.toLocaleLowerCase('fr')]),
  ...techniquesOf(recipe).map((slug) => techniques[slug].label.toLocaleLowerCase('fr')),
]

/** A link, or a work with a name alone. */
function basedOn({ origin }: Recipe): { isBasedOn?: string | CreativeWork } {
  if (origin === undefined) return {}
  return { isBasedOn: origin.url ?? { '@type': 'CreativeWork', name: origin.name } }
}

/** Structured data: schema.org Article, Recipe or Event, and BreadcrumbList. */
export function structuredShare(share: ShareView, site: Site, equipment: Choice[] = []): Thing[] {
  const { author, publishedAt, editedAt, images, slug } = share
  const path = `/shares/${slug}`
  const name = shareTitle(share)
  const common = {
    '@id': stableId(site, 'share', share.id),
    author: {
      '@type': 'Person' as const,
      name: author.displayName,
      ...(author.username && {
        '@id': stableId(site, 'member', author.id),
        url: `${site.origin}/p/${author.username}`,
      }),
    },
    datePublished: publishedAt,
    dateModified: editedAt ?? publishedAt,
    url: site.origin + path,
    inLanguage: 'fr',
    image: (images.length > 0 ? images.map(({ formats }) => formats.large.url) : [site.drawn(sharePreview)]).map(
      (path) => site.origin + path,
    ),
  }
  const told = toldOf(share, { name, common, equipment, origin: site.origin })
  const steps = [
    { name: sharesText.title, path: '/shares' },
    { name, path },
  ]
  return [told, breadcrumbs(site, steps)]
}
