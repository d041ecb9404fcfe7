import { catalogue } from '@consoeurs/brand'
import type { MemberProfile, OwnProfile, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedCatalogue } from '@consoeurs/database/seed'
import { buildTestApp, createRoomFixture, type Person, type TestApp, uploadPhoto } from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountText } from '../../apps/web/app/features/account/identity/account.text.ts'
import { securityText } from '../../apps/web/app/features/account/identity/security.text.ts'
import { certificationText } from '../../apps/web/app/features/moderation/certifications/certification.text.ts'
import { personalDataText } from '../../apps/web/app/features/operations/personal-data/personal-data.text.ts'
import { mutesText } from '../../apps/web/app/features/people/mutes/mutes.text.ts'
import { settingsGroups } from '../../apps/web/app/layouts/settings-sections.ts'
import siteMap from '../../apps/web/app/routes.ts'
import { dashboardText } from '../../apps/web/app/text/dashboard.ts'
import { dayOfYear } from '../../apps/web/app/text/dates.ts'
import { notificationSettingsText } from '../../apps/web/app/text/notification-settings.ts'
import { settingsText } from '../../apps/web/app/text/settings.ts'
import { contextOf, moduleOf, servedTo, wayTo } from './served-pages.scene.ts'

/** Specification §1, « Content areas »: a dashboard, settings; as the server writes them for a member. */
let test: TestApp
let camille: Person
let ines: Person
let louise: Person

const headline = 'Toujours un livre en cours'
const certificate = { method: 'selfie', decidedAt: '2026-03-03T09:00:00.000Z', expiresAt: '2126-03-03T09:00:00.000Z' }
const agreed = { kind: 'terms', version: '2026-01-01', givenAt: new Date('2026-03-03T09:00:00Z') }

beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.personas.camille({ profile: { headline, certified: true, certificate } })
  ines = await test.personas.ines()
  louise = await test.personas.louise()
  await seedCatalogue(test.db, catalogue)
})
afterAll(() => test.close())

describe('the dashboard', () => {
  it('greets the member, shows pending items, and members and content', async () => {
    const { shareKinds, honors } = test.deps.brand
    const said = { kind: shareKinds[0]?.kind, title: 'Un matin au marché', body: 'Bonjour', visibility: 'members' }
    const { body: share } = await ines.posts<ShareView>('/api/shares', { ...said, clientId: crypto.randomUUID() })
    await ines.posts('/api/visits', { username: 'camille' })
    await louise.posts('/api/honors', { username: 'camille', kind: honors[0]?.kind })
    await louise.posts('/api/messages', { to: 'camille', clientId: crypto.randomUUID(), text: 'On se connaît ?' })
    const { room } = await createRoomFixture(test, { slug: 'lectrices', owner: ines, members: [camille] })
    const article = { slug: 'oser', title: 'Oser dire bonjour', body: '<p>Oser</p>', publishedAt: new Date() }
    await test.db.insert(tables.articles).values(article)
    await test.settled()

    const html = await servedTo(test, camille, '/dashboard')
    expect(html).toMatch(/<h1[^>]*>Bienvenue, Camille<\/h1>/)
    for (const text of [
      ...[dashboardText.visits(1), dashboardText.honors(1), dashboardText.requests(1)].map(
        ({ count, noun }) => `<b>${count}</b> <span>${noun}</span>`,
      ),
      ...[dashboardText.near.join(' '), dashboardText.steps.title, said.title, article.title],
    ])
      expect(html).toContain(text)
    for (const path of [
      ...['/visits', '/honors', '/messages?boite=demandes', '/p/ines', `/shares/${share.slug}`],
      ...[`/c/lectrices/${room}`, '/blog/1-oser'],
    ])
      expect(html).toContain(`href="${path}"`)
  })
})

it.each([
  ...['/dashboard', '/p', '/members', '/messages', '/notifications', '/communities', '/community-room'],
  ...[
    '/shares',
    '/blog',
    '/search',
    '/visits',
    '/honors',
    '/favorites',
    '/likes',
    '/meetings',
    '/settings',
    '/settings/compte',
  ],
])('%s has a sign-out form (OWASP ASVS 7.4.4)', async (address) => {
  expect(await servedTo(test, camille, address)).toMatch(/<form [^>]*action="\/logout"/)
})

/** The pages of the settings, and what stands on each because it is hers. */
const settings: [slug: keyof typeof settingsText.sections, hers: string][] = [
  ['compte', 'camille@test.test'],
  ['profil', headline],
  ['photos', 'Au bord du lac'],
  ['certification', certificationText.since(certificate.decidedAt)],
  ['notifications', notificationSettingsText.discreetPushes],
  ['confidentialite', settingsText.whoMayWrite],
  ['blocages', 'Louise'],
  ['apparence', settingsText.theme],
  ['securite', securityText.sessions.here],
  ['sourdine', mutesText.roomsNone],
  ['mots', 'régime'],
  ['discretion', settingsText.discreetMode],
  ['pause', accountText.pause.start],
  ['donnees', personalDataText.archive.title],
  [
    'accords',
    personalDataText.consents.given(dayOfYear(new Date(agreed.givenAt)), dayOfYear(new Date(agreed.version))),
  ],
  ['signalements', 'Elle demande de l’argent.'],
]

describe('settings', () => {
  beforeAll(async () => {
    await test.db.insert(tables.consents).values({ userId: camille.id, ...agreed })
    const { id: fileId } = await uploadPhoto(camille)
    await camille.posts('/api/photos', { fileId, description: 'Au bord du lac' })
    const report = { target: 'member', targetId: louise.id, reason: 'scam', text: 'Elle demande de l’argent.' }
    await camille.posts('/api/reports', { ...report, goodFaith: true })
    await camille.posts('/api/blocks', { username: 'louise' })
    await camille.posts('/api/mutes', { word: 'régime' })
  })

  it('begin with a list of the pages, in groups, below the card of the profile', async () => {
    const html = await servedTo(test, camille, '/settings')
    for (const slug of ['profil', ...settingsGroups.flat().map((section) => section.slug)] as const) {
      expect(html).toContain(`href="/settings/${slug}"`)
    }
  })

  it.each(settings)('have a page for %s, which shows the member’s values', async (slug, hers) => {
    const html = await servedTo(test, camille, `/settings/${slug}`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${settingsText.sections[slug]}</h1>`))
    expect(html).toContain(hers)
  })

  it('store changes made there', async () => {
    const [, page] = wayTo('settings/confidentialite', await siteMap)
    if (page === undefined) throw new Error('the page is not in the site map')
    const { context } = await contextOf(test, camille)
    const body = new FormData()
    const choices = { part: 'privacy', visibility: 'public', whoMayWrite: 'nobody', hideDistance: 'on' }
    for (const [name, value] of Object.entries(choices)) body.set(name, value)
    const request = new Request('http://site.test/settings/confidentialite', { method: 'POST', body })
    await (await moduleOf(page)).action({ request, context, params: {} })
    expect((await camille.gets<OwnProfile>('/api/members/me')).body).toMatchObject({
      visibility: 'public',
      whoMayWrite: 'nobody',
      hideDistance: true,
    })
    expect((await test.visitor.gets<MemberProfile>('/api/members/camille')).status).toBe(200)
  })
})

describe('a profile', () => {
  it('redirects to its canonical address, in any spelling of the name', async () => {
    const [, page] = wayTo('p/:username', await siteMap)
    if (page === undefined) throw new Error('the page is not in the site map')
    const { context } = await contextOf(test, camille)
    const request = new Request('http://site.test/p/InES?onglet=partages')
    const answer: Response = await (await moduleOf(page))
      .loader({ request, context, params: { username: 'InES' } })
      .catch((thrown: unknown) => thrown)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/p/ines?onglet=partages'])
    expect(await servedTo(test, camille, '/p/ines', '/p/:username')).toContain('Inès')
  })
})
