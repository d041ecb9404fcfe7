import type { APIRequestContext } from '@playwright/test'

/** What the head of a page says, as a search engine reads it: from the bytes, without running anything. */
export interface PageHead {
  path: string
  status: number
  title: string
  description: string
  canonical: string | undefined
  noindex: boolean
  /** `og:title` and its like, by their names. */
  shared: Record<string, string>
  /** The types of what JSON-LD tells. */
  told: string[]
  feeds: string[]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (text = '') => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')

const attributesOf = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name, plain(value)]))

export async function readHead(request: APIRequestContext, path: string): Promise<PageHead> {
  const answer = await request.get(path, { maxRedirects: 0 })
  const html = await answer.text()
  const tags = [...html.matchAll(/<(?:meta|link)\s[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const meta = (name: string) => tags.filter((tag) => tag.name === name).map(({ content = '' }) => content)
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => plain(title))
  const canonicals = tags.filter(({ rel }) => rel === 'canonical')
  if (titles.length > 1 || meta('description').length > 1 || canonicals.length > 1)
    throw new Error(`${path} says what it is twice`)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const graphs: { '@graph': { '@type': string }[] }[] = scripts.map(([, json = '']) => JSON.parse(json))
  return {
    path,
    status: answer.status(),
    title: titles[0] ?? '',
    description: meta('description')[0] ?? '',
    canonical: canonicals[0]?.href,
    noindex: answer.headers()['x-robots-tag'] === 'noindex' || meta('robots').includes('noindex'),
    shared: Object.fromEntries(
      tags
        .map(({ property, name, content = '' }) => [property ?? name ?? '', content] as const)
        .filter(([name]) => /^(og|twitter):/.test(name)),
    ),
    told: graphs.flatMap((graph) => graph['@graph'].map((thing) => thing['@type'])),
    feeds: tags
      .filter(({ rel, type }) => rel === 'alternate' && type === 'application/rss+xml')
      .map(({ href = '' }) => href),
  }
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => plain(loc))

/** Every address that the site maps tell of. */
export async function mappedAddresses(request: APIRequestContext): Promise<string[]> {
  const text = async (address: string) => (await request.get(address)).text()
  const maps = await Promise.all(locations(await text('/sitemap.xml')).map(text))
  return maps.flatMap(locations)
}
