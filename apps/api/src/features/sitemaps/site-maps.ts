import type { SiteMapSource } from '../../platform/site-map.ts'
import { articlesSiteMap, categoriesSiteMap, tagsSiteMap } from '../articles/public.ts'
import { communitiesSiteMap } from '../communities/public.ts'
import { membersSiteMap } from '../members/public.ts'
import { pagesSiteMap } from '../pages/public.ts'
import { sharesSiteMap } from '../shares/public.ts'

/** More than any map has of pages that stand in no table. */
const FIXED = 1_000
/** Of the protocol: sitemaps.org/protocol.html, « Sitemap file limits ». */
const URLS = 50_000

export interface SiteMap {
  /** `/blogs-sitemap.xml` for `blogs`. */
  name: string
  /** Pages that are always there. */
  fixed: readonly string[]
  sources: readonly SiteMapSource[]
}

/**
 * The site maps of the specification (§2). Each is split by ids: part n holds of every source the nth run of ids, so
 * that no part outgrows the protocol, whatever was removed, and an address stays in its part for good.
 */
export const siteMaps: readonly SiteMap[] = [
  {
    name: 'all',
    fixed: ['/', '/communities', '/signup', '/l/plan-du-site', '/l/support'],
    sources: [pagesSiteMap, communitiesSiteMap],
  },
  { name: 'members', fixed: [], sources: [membersSiteMap] },
  { name: 'shares', fixed: ['/shares'], sources: [sharesSiteMap] },
  {
    name: 'blogs',
    fixed: ['/blog', '/blog/cat', '/blog/tag'],
    sources: [articlesSiteMap, categoriesSiteMap, tagsSiteMap],
  },
]

/** How many ids of each source a part holds. */
export const idsInPart = ({ sources }: SiteMap): number => Math.floor((URLS - FIXED) / sources.length)

/** The first part has the name of the specification, the others their number: `/shares-sitemap-2.xml`. */
export const siteMapPath = (name: string, part: number): string =>
  `/${name}-sitemap${part === 0 ? '' : `-${part + 1}`}.xml`
