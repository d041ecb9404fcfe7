import type { Brand } from '@consoeurs/brand'
import type { Queryable } from '@consoeurs/database'
import { siteMapEntries, siteMapParts } from '../../../platform/delivery/site-map.ts'
import { fixedPages, idsInPart, type SiteMap, siteMapPath, siteMaps } from './site-maps.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const BATCH = 1_000

export interface SiteMapContext {
  db: Queryable
  brand: Pick<Brand, 'features'>
  publicUrl: string
  now: Date
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>'"]/g, (char) => entities[char] ?? char)

const element = (name: 'url' | 'sitemap', address: string, changedAt: string | null) =>
  `<${name}><loc>${escaped(encodeURI(address))}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}</${name}>\n`

const opening = (name: 'urlset' | 'sitemapindex') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${NAMESPACE}">\n`

const latest = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other)

/** Leaves out empty parts. */
async function partsOf({ db, now }: SiteMapContext, map: SiteMap): Promise<Map<number, string | null>> {
  const size = idsInPart(map)
  const found = await Promise.all(map.sources.map((source) => siteMapParts(db, source, { size, now })))
  const parts = new Map<number, string | null>(map.fixed.length > 0 ? [[0, null]] : [])
  for (const { part, changedAt } of found.flat()) parts.set(part, latest(changedAt, parts.get(part) ?? null))
  return new Map([...parts].sort(([one], [other]) => one - other))
}

export async function siteMapIndex(context: SiteMapContext): Promise<string> {
  const all = await Promise.all(siteMaps.map(async (map) => ({ map, parts: await partsOf(context, map) })))
  const lines = all.flatMap(({ map, parts }) =>
    [...parts].map(([part, changedAt]) =>
      element('sitemap', context.publicUrl + siteMapPath(map.name, part), changedAt),
    ),
  )
  return `${opening('sitemapindex')}${lines.join('')}</sitemapindex>\n`
}

/** Only one batch is in memory. */
async function* batchesOf({ db, publicUrl, now }: SiteMapContext, map: SiteMap, part: number): AsyncGenerator<string> {
  const size = idsInPart(map)
  const upTo = (part + 1) * size
  for (const source of map.sources) {
    let after = part * size
    while (after < upTo) {
      const entries = await siteMapEntries(db, source, { after, upTo, limit: BATCH, now })
      if (entries.length > 0) {
        yield entries.map(({ path, changedAt }) => element('url', publicUrl + path, changedAt)).join('')
      }
      after = entries.length === BATCH ? (entries.at(-1)?.id ?? upTo) : upTo
    }
  }
}

async function* streamWhole(head: string, first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield `${head}${first}`
  yield* rest
  yield '</urlset>\n'
}

/** Null where a later part is empty. */
export async function siteMapPart(
  context: SiteMapContext,
  map: SiteMap,
  part: number,
): Promise<AsyncGenerator<string> | null> {
  const batches = batchesOf(context, map, part)
  const { value: first = '' } = await batches.next()
  if (part > 0 && first === '') return null
  const pages = part === 0 ? fixedPages(map, context.brand.features) : []
  const fixed = pages.map((path) => element('url', context.publicUrl + path, null)).join('')
  return streamWhole(`${opening('urlset')}${fixed}`, first ?? '', batches)
}
