import type { BrandFeatures } from '@consoeurs/brand'
import { monthSlugs } from '@consoeurs/contract'
import type { SiteMapSource } from '../../../platform/delivery/site-map.ts'
import { membersSiteMap } from '../../people/members/public.ts'
import { townsSiteMap } from '../../people/towns/public.ts'
import { articlesSiteMap, categoriesSiteMap, tagsSiteMap } from '../articles/public.ts'
import { communitiesSiteMap } from '../communities/public.ts'
import { recipesSiteMap } from '../ingredients/public.ts'
import { pagesSiteMap } from '../pages/public.ts'
import { sharesSiteMap } from '../shares/public.ts'

/** Reserved for fixed pages. */
const FIXED = 1_000
/** sitemaps.org/protocol.html, « Sitemap file limits ». */
const URLS = 50_000

export interface SiteMap {
  /** `/blogs-sitemap.xml` for `blogs`. */
  name: string
  fixed: readonly string[]
  sources: readonly SiteMapSource[]
}

/**
 * Specification §2. Part n holds the nth range of ids of every source, so that no part exceeds the protocol's limit
 * and no address changes part.
 */
export const siteMaps: readonly SiteMap[] = [
  {
    name: 'all',
    fixed: ['/', '/communities', '/signup', '/villes', '/l/comment-cela-tient', '/l/plan-du-site', '/l/support'],
    sources: [pagesSiteMap, communitiesSiteMap, townsSiteMap],
  },
  { name: 'members', fixed: [], sources: [membersSiteMap] },
  { name: 'shares', fixed: ['/shares'], sources: [sharesSiteMap] },
  { name: 'recipes', fixed: [], sources: [recipesSiteMap] },
  {
    name: 'blogs',
    fixed: ['/blog', '/blog/cat', '/blog/tag'],
    sources: [articlesSiteMap, categoriesSiteMap, tagsSiteMap],
  },
]

/** The calendar, in the map of fixed pages. */
const season = ['/saison', ...monthSlugs.map((slug) => `/saison/${slug}`)]

/** Fixed pages of a map, by the features of the brand. */
export const fixedPages = ({ name, fixed }: SiteMap, { kitchen }: Pick<BrandFeatures, 'kitchen'>): readonly string[] =>
  name === 'all' && kitchen ? [...fixed, ...season] : fixed

export const idsInPart = ({ sources }: SiteMap): number => Math.floor((URLS - FIXED) / sources.length)

/** `/shares-sitemap.xml`, then `/shares-sitemap-2.xml`. */
export const siteMapPath = (name: string, part: number): string =>
  `/${name}-sitemap${part === 0 ? '' : `-${part + 1}`}.xml`
