import type { AppearanceView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { desc } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSiteSettings } from './public.ts'
import { lockSetting, writeSetting } from './store-setting.ts'

const { test } = await setUpTestApp()
const address = '/api/desk/appearance'
let odile: Person

beforeAll(async () => {
  odile = await test.personas.member('Odile', { role: 'admin' })
})
const view = async () => (await odile.gets<AppearanceView>(address)).body
const sendsColours = async (colours: object | null) =>
  odile.posts<AppearanceView>(`${address}/colours`, { version: (await view()).colours.version, colours })
const sendsHero = async (hero: object | null) =>
  odile.posts<AppearanceView>(`${address}/hero`, { version: (await view()).hero.version, hero })

beforeEach(async () => {
  await sendsColours(null)
  await sendsHero(null)
})

const plain = ({ light, dark }: AppearanceView['colours']) => ({ light, dark })
const lastAct = async () => (await test.db.select().from(tables.auditEntries).orderBy(desc(tables.auditEntries.id)))[0]
const stored = () => test.db.$count(tables.siteSettings)

async function setsBrand(theme: 'light' | 'dark', brand: string) {
  const colours = plain((await view()).colours)
  return sendsColours({ ...colours, [theme]: { ...colours[theme], brand } })
}

const fieldsOf = (body: unknown) =>
  (body as { error: { details: { fields: Record<string, string[]> } } }).error.details.fields

describe('colours', () => {
  it('are the brand’s own without a stored row, and again after a reset', async () => {
    expect((await view()).colours.changed).toBe(false)
    expect(await stored()).toBe(0)
    const { body } = await setsBrand('light', '#7a1f4b')
    expect(body.colours).toMatchObject({ changed: true, light: { brand: '#7a1f4b' } })
    expect(test.app.siteSettings().themeStyle).toContain('--brand:#7a1f4b')
    await sendsColours(null)
    expect(await stored()).toBe(0)
    expect(test.app.siteSettings().themeStyle).toBeNull()
  })

  it('keep what a colleague has saved: a save of an older version is refused, a repeated one changes nothing', async () => {
    const { version, light, dark } = (await view()).colours
    const theirs = { version, colours: { light, dark: { ...dark, brand: '#9ad0ff' } } }
    const first = await odile.posts<AppearanceView>(`${address}/colours`, theirs)
    const again = await odile.posts<AppearanceView>(`${address}/colours`, theirs)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    const mine = { version, colours: { light: { ...light, brand: '#7a1f4b' }, dark } }
    for (const colours of [mine.colours, null]) {
      const stale = await odile.posts(`${address}/colours`, { version: '2026-01-01T00:00:00.000Z', colours })
      expect([stale.status, JSON.stringify(stale.body)]).toEqual([409, expect.stringContaining('APPEARANCE_STALE')])
    }
    expect((await odile.posts(`${address}/colours`, mine)).status).toBe(409)
    expect((await view()).colours).toEqual(first.body.colours)
  })

  it('saved as the brand’s own are no change', async () => {
    await sendsColours(plain((await view()).colours))
    expect(await stored()).toBe(0)
  })

  it.each([
    ['light', '#f2c4de', 'Contraste trop faible en thème clair\u202f: 1,'],
    ['dark', '#3a1030', 'Contraste trop faible en thème sombre\u202f: 1,'],
  ] as const)('are refused where they cannot be read in the %s theme', async (theme, colour, sentence) => {
    const { status, body } = await setsBrand(theme, colour)
    expect(status).toBe(400)
    expect(fieldsOf(body)[`colours.${theme}`]?.[0]).toContain(sentence)
    expect(await stored()).toBe(0)
  })

  it.each(['red', '#fff', '#12345g', '#000000;}body{display:none'])(
    'are six hexadecimal digits, not %s',
    async (colour) => {
      const { status, body } = await setsBrand('light', colour)
      expect([status, Object.values(fieldsOf(body))[0]]).toEqual([400, ['Une couleur s’écrit comme #2f7d4a.']])
    },
  )

  it('contain nothing but declarations of colours, for each theme', async () => {
    await setsBrand('dark', '#9ad0ff')
    const css = test.app.siteSettings().themeStyle ?? ''
    expect(css).toMatch(/^(:root\[data-brand\]\[data-theme="(light|dark)"\]\{(--[\w-]+:#[0-9a-f]{6};?)+\}){2}$/)
  })
})

const hero = { title: 'Bonjour.', titleEmphasis: 'Toutes.', lead: 'Un lieu à nous.', action: 'Je viens' }

describe('the words of the home page', () => {
  it('replace the brand’s own until a reset, and the act is recorded', async () => {
    const { title } = test.deps.brand.home.hero
    expect((await view()).hero).toMatchObject({ title, changed: false })
    const { body } = await sendsHero(hero)
    expect(body.hero).toEqual({ ...hero, changed: true, version: expect.any(String) })
    expect(await lastAct()).toMatchObject({ action: 'appearance.hero', actorId: odile.id, detail: { value: hero } })
    await sendsHero(null)
    expect((await view()).hero).toMatchObject({ title, changed: false })
    expect(await lastAct()).toMatchObject({ action: 'appearance.hero', detail: {} })
  })

  it('of two first saves at once, the second one is refused', async () => {
    const site = await openSiteSettings(test.db, test.deps.settings, test.deps.brand)
    const parts = { site, actor: { id: odile.id, ip: null }, now: new Date() }
    const late = test.app.events.unitOfWork(async (tx) => {
      const row = await lockSetting(tx, 'hero')
      expect(row).toBeUndefined()
      await sendsHero(hero)
      await writeSetting(tx, parts, { key: 'hero', row, text: '{}', version: null, stale: 'APPEARANCE_STALE' })
    })
    await expect(late).rejects.toMatchObject({ code: 'APPEARANCE_STALE' })
    expect((await view()).hero).toMatchObject(hero)
  })

  it.each([
    [{ title: '' }, 'Écris quelques mots'],
    [{ lead: 'x'.repeat(241) }, 'Au plus 240 caractères.'],
  ])('are validated in French: %j', async (change, sentence) => {
    const { status, body } = await sendsHero({ ...hero, ...change })
    expect(status).toBe(400)
    expect(Object.values(fieldsOf(body))[0]?.[0]).toContain(sentence)
  })

  it('are loaded at the next start', async () => {
    await sendsHero(hero)
    const reopened = await openSiteSettings(test.db, test.deps.settings, test.deps.brand)
    expect(reopened.current().hero).toEqual(hero)
  })
})

it('pages in the cache are dropped by every change', async () => {
  const told: string[] = []
  test.app.events.onCommitted((event) => {
    if (event.type === 'settings.changed') told.push(`${event.key} ${test.app.siteSettings().hero?.title}`)
  })
  await sendsHero(hero)
  expect(told).toEqual(['hero Bonjour.'])
})

it('only administrators see or change them', async () => {
  for (const role of ['member', 'moderator', 'editor'] as const) {
    const other = await test.personas.member(`Autre ${role}`, { role })
    expect((await other.gets(address)).status).toBe(403)
    expect((await other.posts(`${address}/hero`, { version: null, hero: null })).status).toBe(403)
  }
})
