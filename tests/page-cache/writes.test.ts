import type { DeskList, MediaView, ShareView, SiteSettingRow } from '@consoeurs/contract'
import { CookieBrowser, inRoom, type Person, uploadPhoto, writesComment } from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PageName, pageNames, VisitorPages } from './visitor-pages.ts'

const password = 'bougie tramway noisette'
const outing = { at: '2030-01-01T10:00:00.000Z', place: 'Lyon', seats: 3 }

let pages: VisitorPages
let odile: Person
let admin: Person

beforeAll(async () => {
  pages = await VisitorPages.open()
  const { test } = pages
  await test.app.jobs.start()
  odile = await test.personas.member('Odile', { profile: { visibility: 'public' } })
  await test.personas.givesPassword(odile, password)
  admin = await test.personas.member('Ada', { role: 'admin' })
})
afterAll(() => pages.test.close())

const browser = () => new CookieBrowser(pages.test, 'Firefox/140')
const signsIn = (from = browser()) => from.posts('/api/auth/local', { identifier: odile.username, password })

type Write = () => Promise<{ status: number }>

const feeds: PageName[] = ['home', 'shares']
/** A profile shows its latest shares, and a season what was published about it. */
const ofShares: PageName[] = ['profile', 'profile shares', 'other profile', 'season']
const ofCamillesShare: PageName[] = [...feeds, 'share']
const ofMembers = pageNames.filter((name) => name !== 'legal page' && name !== 'ledger')
const ofContent: PageName[] = ['article', 'other article', 'site map', 'ledger', 'legal page', 'season']

const reaction = () => pages.test.deps.brand.reactions[0]?.kind

const comments = () => writesComment(() => ({ shareId: pages.share.id }))

/** One after the other: each goes on where the one before left off. */
const publicWrites: { once: string; drops: readonly PageName[]; arrange: () => Promise<Write> }[] = [
  {
    once: 'a share is published',
    drops: [...feeds, ...ofShares],
    arrange: async () => () =>
      pages.ines.posts('/api/shares', {
        clientId: crypto.randomUUID(),
        kind: 'question',
        body: 'Et le pain ?',
        visibility: 'public',
      }),
  },
  {
    once: 'a share is edited',
    drops: [...ofCamillesShare, ...ofShares],
    arrange: async () => () =>
      pages.camille.patches(`/api/shares/${pages.share.id}`, {
        ...{ version: pages.share.version, body: 'Où acheter du bon pain ?', visibility: 'public' },
      }),
  },
  {
    once: 'somebody reacts to it',
    drops: [...ofCamillesShare, 'profile', 'profile shares'],
    arrange: async () => () => pages.ines.puts(`/api/shares/${pages.share.id}/reaction`, { kind: reaction() }),
  },
  {
    once: 'somebody comments on it',
    drops: [...ofCamillesShare, 'profile', 'profile shares'],
    arrange: async () => () => comments().write(pages.ines, 'Place de la mairie.'),
  },
  {
    once: 'the comment is removed',
    drops: [...ofCamillesShare, 'profile', 'profile shares'],
    arrange: async () => {
      const { id } = (await comments().write(pages.ines, 'Non, ailleurs.')).body
      return () => pages.ines.deletes(`/api/comments/${id}`)
    },
  },
  {
    once: 'somebody comments on an article',
    drops: ['article'],
    arrange: async () => () =>
      writesComment(() => ({ articleId: pages.articleId })).write(pages.ines, 'Merci pour cet article.'),
  },
  {
    once: 'Camille receives an honour',
    drops: ['profile', 'profile shares'],
    arrange: async () => {
      const [honor] = pages.test.deps.brand.honors
      return () => pages.ines.posts('/api/honors', { username: pages.camille.username, kind: honor?.kind })
    },
  },
  {
    once: 'the honour is taken back',
    drops: ['profile', 'profile shares'],
    arrange: async () => () => pages.ines.deletes(`/api/honors/${pages.camille.username}`),
  },
  {
    once: 'a member moves to another town',
    drops: ofMembers,
    arrange: async () => () => odile.puts('/api/members/me/place', { kind: 'commune', code: '69266', zip: null }),
  },
  {
    once: 'a member adds a photo',
    drops: ofMembers,
    arrange: async () => {
      const { id: fileId } = await uploadPhoto(pages.camille)
      return () => pages.camille.posts('/api/photos', { fileId, description: 'Au jardin' })
    },
  },
  {
    once: 'somebody comes to an outing',
    drops: feeds,
    arrange: async () => {
      const share = await pages.publish(pages.editor, 'Venez nombreuses', { kind: 'sortie', title: 'Au musée', outing })
      return () => odile.puts(`/api/shares/${share.id}/going`, { going: true })
    },
  },
  {
    once: 'a share is removed',
    drops: [...feeds, ...ofShares],
    arrange: async () => {
      const { id }: ShareView = await pages.publish(pages.editor, 'Pas pour longtemps')
      return () => pages.editor.deletes(`/api/shares/${id}`)
    },
  },
  {
    once: 'a picture of the library is described',
    drops: ofContent,
    arrange: async () => {
      const { id: file } = await uploadPhoto(pages.editor)
      const { id } = (await pages.editor.posts<MediaView>('/api/upload/files', { file, name: 'Été' })).body
      return () => pages.editor.puts(`/api/upload/files/${id}`, { alternativeText: 'Un pont' })
    },
  },
  {
    once: 'an editor changes a page',
    drops: ofContent,
    arrange: async () => () =>
      pages.editor.puts(`/api/pages/${pages.pageId}`, { data: { body: '<p>Bonsoir</p>', version: 1 } }),
  },
  {
    once: 'a member joins a community',
    drops: ['site map'],
    arrange: async () => () => odile.puts('/api/communities/jardin/membership', {}),
  },
  {
    once: 'an administrator changes a setting',
    drops: pageNames,
    arrange: async () => {
      const { items } = (await admin.gets<DeskList<SiteSettingRow>>('/api/desk/settings')).body
      const id = items.find(({ key }) => key === 'operatorName')?.id
      return () => admin.puts(`/api/desk/settings/${id}`, { value: 'Les Amies' })
    },
  },
  {
    once: 'a profile is for members alone',
    drops: ofMembers,
    arrange: async () => () => odile.patches('/api/members/me', { visibility: 'members' }),
  },
  { once: 'a member goes on pause', drops: ofMembers, arrange: async () => () => odile.posts('/api/account/pause') },
  { once: 'she is back', drops: ofMembers, arrange: async () => signsIn },
  {
    once: 'she leaves',
    drops: ofMembers,
    arrange: async () => {
      const at = browser()
      await signsIn(at)
      return () => at.posts('/api/account/leaving', { understood: true, password })
    },
  },
  {
    once: 'she stays after all',
    drops: ofMembers,
    arrange: async () => {
      const at = browser()
      await signsIn(at)
      return () => at.posts('/api/account/keep')
    },
  },
]

it.each(publicWrites)('drops the pages that changed, and no other, once $once', async ({ drops, arrange }) => {
  const write = await arrange()
  await pages.test.settled()
  await pages.warm()
  expect((await write()).status).toBe(200)
  expect(pages.dropped()).toEqual(pageNames.filter((name) => drops.includes(name)))
})

it('a visitor sees the change right after the response to the write', async () => {
  await pages.warm()
  await comments().write(pages.ines, 'Au coin de la rue.')
  expect((await pages.read('share')).body).toContain('Au coin de la rue.')
  await pages.editor.puts(`/api/pages/${pages.pageId}`, { data: { body: '<p>Bonne nuit</p>', version: 2 } })
  expect((await pages.read('legal page')).body).toContain('Bonne nuit')
})

describe('a change that visitors do not see leaves every page in the cache:', () => {
  const privateWrites: { what: string; write: () => Promise<{ status: number }> }[] = [
    {
      what: 'a message in a room',
      write: async () => {
        await inRoom(pages.roomId, 'salon-jardin').says(pages.camille, 'Bonjour @ines')
        return { status: 200 }
      },
    },
    { what: 'its read mark', write: () => pages.ines.puts(`/api/rooms/${pages.roomId}/read`, { seq: 1 }) },
    {
      what: 'a message to a member',
      write: () =>
        pages.ines.posts('/api/messages', {
          clientId: crypto.randomUUID(),
          to: pages.camille.username,
          text: 'Bonjour',
        }),
    },
    { what: 'a visit', write: () => pages.ines.posts('/api/visits', { username: pages.camille.username }) },
    { what: 'a kept share', write: () => pages.ines.puts(`/api/shares/${pages.share.id}/kept`, { kept: true }) },
    {
      what: 'a reaction to an article',
      write: () => pages.ines.puts(`/api/articles/${pages.articleId}/reaction`, { kind: reaction() }),
    },
    { what: 'read notifications', write: () => pages.camille.posts('/api/notifications/read', {}) },
    { what: 'a mute', write: () => pages.ines.posts('/api/mutes', { username: 'solange' }) },
    { what: 'a block', write: () => pages.ines.posts('/api/blocks', { username: 'solange' }) },
  ]

  it.each(privateWrites)('$what', async ({ write }) => {
    await pages.test.settled()
    await pages.warm()
    expect((await write()).status).toBe(200)
    await pages.test.settled()
    expect(pages.dropped()).toEqual([])
  })
})
