import type { SeasonView } from '@consoeurs/contract'
import type { Thing } from 'schema-dts'
import { breadcrumbs, type Site } from '../../../page/structured-data.tsx'
import { seasonAddress } from '../addresses.ts'
import { monthTitle } from './months.ts'
import { seasonText } from './season.text.ts'

/** Where the page is, and the recipes of the month. */
export function structuredSeason({ month, recipes }: SeasonView, site: Site): Thing[] {
  const steps = [
    { name: seasonText.kicker, path: seasonAddress(null) },
    { name: monthTitle(month), path: seasonAddress(month) },
  ]
  if (recipes.length === 0) return [breadcrumbs(site, steps)]
  return [
    breadcrumbs(site, steps),
    {
      '@type': 'ItemList',
      name: seasonText.recipes(month),
      itemListElement: recipes.map(({ slug, title }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: title,
        url: `${site.origin}/shares/${slug}`,
      })),
    },
  ]
}
