import type { ArticleAttributes, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, createRoomFixture, type Person, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import siteMap from '../../apps/web/app/routes.ts'
import { contextOf, moduleOf, servedTo, wayTo } from './served-pages.scene.ts'

/** Each would call `entree()`, open an element or end a line where somebody forgot to escape. */
const payloads = [
  '<script>entree(1)</script>',
  '</script><script>entree(2)</script>',
  '"><img src=x onerror=entree(3)>',
  "' onmouseover='entree(4)' x='",
  '</textarea></title><svg onload=entree(5)>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of other templates
  '{{constructor.constructor("entree(6)")()}} ${entree(7)} <%= entree(8) %>',
  'javascript:entree(9)',
  '<a href="javascript:entree(10)">ici</a>',
  '--><iframe srcdoc="<script>entree(11)</script>"></iframe>',
  ']]><entree:x xmlns:entree="urn:x"/>&entree;',
  '&lt;script&gt;entree(12)&lt;/script&gt;',
  'fin\r\nSet-Cookie: entree=13\r\n\r\n<b>entree(14)</b>',
  'BEGIN:VALARM\nDESCRIPTION:entree(15)',
  '\u202Egnp.eertne\u202C \u2028\u2029',
]
const many = payloads.join(' ')
/** For fields with room for one line alone. */
const short = (at: number) => `${payloads[at % payloads.length]}`.replaceAll(/[\r\n]+/g, ' ').slice(0, 60)

let test: TestApp
let camille: Person
let ines: Person
let share: ShareView
let outing: ShareView
let article: { id: number; attributes: ArticleAttributes }
let room: string

const done = async <T>(answer: Promise<{ status: number; body: T }>): Promise<T> => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.personas.camille({ profile: { visibility: 'public' } })
  ines = await test.personas.ines()
  await done(camille.patches('/api/members/me', { headline: payloads[2], about: many }))
  const writes = (body: object) =>
    done(camille.posts<ShareView>('/api/shares', { clientId: crypto.randomUUID(), visibility: 'public', ...body }))
  share = await writes({ kind: 'pensee', title: short(1), body: many })
  const at = '2031-06-01T17:30:00.000Z'
  outing = await writes({ kind: 'sortie', title: short(2), body: many, outing: { at, place: short(11) } })
  await done(ines.posts(`/api/shares/${share.id}/comments`, { clientId: crypto.randomUUID(), text: many }))
  await done(ines.posts('/api/messages', { to: camille.username, clientId: crypto.randomUUID(), text: many }))
  const circle = await createRoomFixture(test, { slug: 'lectrices', owner: ines, members: [camille] })
  room = circle.room
  await done(camille.posts(`/api/rooms/${circle.roomId}/messages`, { clientId: crypto.randomUUID(), text: many }))
  await test.db.update(tables.communities).set({ name: short(0), tagline: payloads[4], description: many, rules: many })
  await test.db.update(tables.rooms).set({ name: short(3), topic: payloads[8] })
  const editor = await test.personas.member('Odile', { role: 'editor' })
  const publishedAt = new Date(Date.now() - 1000).toISOString()
  const data = { title: short(5), excerpt: many.slice(0, 390), body: `<p>${many}</p>${many}`, publishedAt }
  article = (await done(editor.posts<{ data: typeof article }>('/api/articles', { data }))).data
  await test.settled()
})
afterAll(() => test.close())

const TAG = /<\/?([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const ATTRIBUTE = /([^\s"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href'])

/** What a browser would take for more than text, in what was served. */
function taken(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([tag, name = '', attributes = '']) => {
    if (/^(script|iframe|object|embed|base|entree)/i.test(name) && /entree/.test(tag)) return [tag]
    return [...attributes.matchAll(ATTRIBUTE)].flatMap(([whole, attribute = '', ...values]) => {
      const value = values.join('').replaceAll('&#x27;', "'")
      if (/^on|^srcdoc$|^style$/i.test(attribute) && /entree/.test(whole)) return [whole]
      return ADDRESSES.has(attribute.toLowerCase()) && /^\s*(javascript|data|vbscript):.*entree/i.test(value)
        ? [whole]
        : []
    })
  })
}

it('the check detects unescaped text', () => {
  const noticed = payloads.filter((payload) => taken(`<p title="x">${payload}</p>`).length > 0)
  expect(noticed.length).toBeGreaterThan(4)
  expect(taken(`<img alt="${payloads[2]}">`)).not.toEqual([])
  expect(taken('<a href="javascript:entree()">')).not.toEqual([])
})

describe('hostile text', () => {
  const pages: [page: string, path: () => string][] = [
    ['/dashboard', () => '/dashboard'],
    ['/members', () => '/members'],
    ['/p/:username', () => '/p/camille'],
    ['/shares', () => '/shares'],
    ['/shares/:id', () => `/shares/${share.slug}`],
    ['/shares/:id', () => `/shares/${outing.slug}`],
    ['/communities', () => '/communities'],
    ['/c/:slugCommunity', () => '/c/lectrices'],
    ['/c/:slugCommunity/:roomId', () => `/c/lectrices/${room}`],
    ['/messages', () => '/messages'],
    ['/notifications', () => '/notifications'],
    ['/settings/profil', () => '/settings/profil'],
    ['/blog', () => '/blog'],
    ['/blog/:id-slug', () => `/blog/${article.id}-${article.attributes.slug}`],
  ]

  it.each(pages)('is escaped on %s', async (page, path) => {
    const html = await servedTo(test, path().includes('settings') ? camille : ines, path(), page)
    expect(taken(html)).toEqual([])
  })

  it('is present on those pages', async () => {
    const html = await servedTo(test, ines, `/shares/${share.slug}`, '/shares/:id')
    expect(html).toContain('&lt;script&gt;entree(1)')
    expect(html).toContain('&lt;svg onload=entree(5)&gt;')
  })

  it('is escaped in the feed of the journal and in the site maps, which remain valid', async () => {
    const { context } = await contextOf(test, test.visitor)
    const request = new Request('http://site.test/blog/rss.xml')
    const line = wayTo('blog/rss.xml', await siteMap).at(-1)
    if (line === undefined) throw new Error('the feed is not in the site map')
    const feed: string = await (await (await moduleOf(line)).loader({ request, context, params: {} })).text()
    expect(feed).toContain('entree')
    const maps = await test.visitor.gets<string>('/sitemap.xml')
    const named = [...String(maps.body).matchAll(/<loc>[^<]*?(\/sitemap[^<]*)<\/loc>/g)].map(([, path = '']) => path)
    const texts = await Promise.all(named.map(async (path) => String((await test.visitor.gets<string>(path)).body)))
    for (const contents of [feed, String(maps.body), ...texts]) {
      const { valid, errors } = await validateXML({ xml: { fileName: 'x.xml', contents }, normalization: 'format' })
      expect([valid, errors]).toEqual([true, []])
    }
    for (const text of texts) expect(taken(text)).toEqual([])
    // A description is HTML to readers of feeds; what else stands there is text.
    const [, description = ''] = /<item>[\s\S]*<description><!\[CDATA\[([\s\S]*?)\]\]>/.exec(feed) ?? []
    expect(description).toContain('&lt;script&gt;entree(1)')
    expect(taken(description)).toEqual([])
  })

  it('breaks no line of a calendar', async () => {
    const { body } = await ines.gets<string>(`/api/shares/${outing.id}/calendar`)
    const lines = String(body).split('\r\n')
    for (const line of lines) expect(line).toMatch(/^( |$|[A-Z-]+[:;])/)
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
    expect(lines.join('')).not.toMatch(/[\r\n]/)
  })

  it('is JSON that no browser interprets as a page', async () => {
    const answer = await test.app.inject({ url: `/api/members/${camille.username}` })
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.body).toContain('entree')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})
