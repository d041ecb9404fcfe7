import { type FileView, roomChannel, type ShareView, shareChannel } from '@consoeurs/contract'
import {
  type ApiAnswer,
  createRoomFixture,
  inRoom,
  type LivePage,
  openLivePage,
  type Person,
  setUpTestApp,
  uploadPhoto,
  writesComment,
} from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { buildArchive } from './features/operations/personal-data/build-archive.ts'

const { test } = await setUpTestApp({ listens: true })

/** What nobody may tell the stalker once she is blocked: by which name the other goes on, and what she says. */
const secrets = /clairiere|Clairière|loin d’ici/

const saysNothing = ({ status, body }: ApiAnswer, of: string) => {
  expect(JSON.stringify(body), `${of} (${status})`).not.toMatch(secrets)
}

async function publishes(author: Person, body: string): Promise<ShareView> {
  const draft = { clientId: crypto.randomUUID(), kind: 'pensee', body, visibility: 'members' }
  return (await author.posts<ShareView>('/api/shares', draft)).body
}

async function addsPhoto(person: Person): Promise<FileView> {
  const file = await uploadPhoto(person)
  expect((await person.posts('/api/photos', { fileId: file.id })).status).toBe(200)
  return file
}

/** Two women who met here, in a secret community and in a conversation, before one of them is afraid of the other. */
async function meet() {
  const ines = await test.personas.ines()
  const sabine = await test.personas.member('Sabine')
  const camille = await test.personas.camille()
  const people = { slug: 'jardin', access: 'secret' as const, owner: camille, members: [ines, sabine] }
  const { roomId, room } = await createRoomFixture(test, people)
  const before = {
    share: await publishes(ines, 'Premier jour'),
    elsewhere: await publishes(camille, 'Qui vient au marché ?'),
    photo: await addsPhoto(ines),
  }
  await ines.posts('/api/messages', { clientId: crypto.randomUUID(), to: 'sabine', text: 'Bonjour' })
  await sabine.posts('/api/messages', { clientId: crypto.randomUUID(), to: 'ines', text: 'Enfin' })
  await sabine.posts('/api/visits', { username: 'ines' })
  await test.settled()
  return { ines, sabine, camille, roomId, room, before }
}
type StalkerScenario = Awaited<ReturnType<typeof meet>>

/** She keeps every page of the other open, with a program that follows no rule of ours. */
async function keepsPagesOpen({ sabine, roomId, before }: StalkerScenario): Promise<LivePage[]> {
  const channels = [roomChannel(roomId), shareChannel(before.share.id), shareChannel(before.elsewhere.id)]
  const pages: LivePage[] = []
  for (const subscribes of [true, false]) {
    const page = await openLivePage(test.app, sabine, { subscribes })
    for (const channel of channels) expect(await page.watches(channel)).toBe(true)
    pages.push(page)
  }
  return pages
}

/** Blocked, the other goes on under another name, with another picture, in the places that both know. */
async function blocksAndGoesOn({ ines, camille, roomId, room, before }: StalkerScenario) {
  expect((await ines.posts('/api/blocks', { username: 'sabine' })).status).toBe(200)
  expect((await ines.puts('/api/account/username', { username: 'clairiere' })).status).toBe(200)
  expect((await ines.patches('/api/members/me', { displayName: 'Clairière' })).status).toBe(200)
  const witness = await openLivePage(test.app, camille)
  await witness.watches(roomChannel(roomId))
  await witness.watches(shareChannel(before.elsewhere.id))
  await inRoom(roomId, room).says(ines, 'Je suis loin d’ici')
  const { write } = writesComment(() => ({ shareId: before.elsewhere.id }))
  await write(ines, 'Moi, de loin d’ici')
  await witness.hears('room.message')
  await witness.hears('comment')
  witness.closes()
  return { share: await publishes(ines, 'Toujours loin d’ici'), photo: await addsPhoto(ines) }
}

/** Her sockets were open all along. */
async function hearsNothing(pages: LivePage[]): Promise<void> {
  for (const page of pages) {
    await page.flushes()
    expect(JSON.stringify(page.heard)).not.toMatch(secrets)
  }
}

/** She tries the names that she knew, and those that she guesses. */
async function findsNobody({ sabine, ines }: StalkerScenario): Promise<void> {
  const nobody = await sabine.gets('/api/members/personne')
  for (const name of ['ines', 'clairiere']) {
    const found = await sabine.gets(`/api/members/${name}`)
    expect([found.status, found.body]).toEqual([404, nobody.body])
    saysNothing(await sabine.gets(`/api/conversations/with/${name}`), `the conversation with ${name}`)
    expect((await sabine.posts('/api/visits', { username: name })).status).toBe(404)
    expect(
      (await sabine.posts('/api/messages', { clientId: crypto.randomUUID(), to: name, text: 'Où es-tu ?' })).status,
    ).toBe(404)
  }
  saysNothing(await sabine.gets(`/api/users/${ines.id}?populate=*`), 'her number')
}

/** What lists, searches and the places that both know show. */
async function readsNothing(
  { sabine, ines, roomId, room, before }: StalkerScenario,
  after: { share: ShareView },
): Promise<void> {
  const addresses = [
    '/api/members',
    '/api/members?q=clairiere',
    '/api/search?q=clairiere',
    '/api/shares',
    `/api/shares/${before.share.slug}`,
    `/api/shares/${after.share.slug}`,
    `/api/shares/${before.elsewhere.id}/comments`,
    '/api/conversations',
    '/api/visits',
    '/api/notifications',
    '/api/honors',
    '/api/users/me?populate=*',
    '/api/communities/jardin',
    '/api/communities/jardin/members',
    `/api/rooms/${room}/page`,
    '/api/rooms/mine',
  ]
  for (const address of addresses) saysNothing(await sabine.gets(address), address)
  const quoted = await inRoom(roomId, room).says(sabine, 'Il y a quelqu’un ?')
  expect(JSON.stringify(quoted)).not.toMatch(secrets)
  expect((await sabine.gets(`/api/shares?author=${ines.username}`)).body).toMatchObject({ items: [] })
}

/** The block list and the archive of the stalker hold the name that she typed, whatever the member is called since. */
async function blocksBack(sabine: Person): Promise<void> {
  saysNothing(await sabine.posts('/api/blocks', { username: 'ines' }), 'a block of her own')
  const list = await sabine.gets('/api/blocks')
  expect(list.body).toMatchObject([{ username: 'ines', displayName: 'ines' }])
  saysNothing(list, 'her block list')
  saysNothing(await sabine.gets('/api/users/me?populate=*'), 'her account')
  const archive = JSON.stringify([...(await buildArchive(test.db, sabine.id, 'secret'))])
  expect(archive).toContain('ines')
  expect(archive).not.toMatch(secrets)
}

/** A report is no key: it opens neither what was written since, nor the name that goes with it. */
async function reportsBlindly({ sabine, before }: StalkerScenario, after: { share: ShareView }): Promise<void> {
  const reports = (what: object) => sabine.posts('/api/reports', { reason: 'other', goodFaith: true, ...what })
  // To have blocked her too proves nothing.
  await blocksBack(sabine)
  expect((await reports({ target: 'share', targetId: after.share.id })).status).toBe(404)
  expect((await reports({ target: 'member', username: 'clairiere' })).status).toBe(404)
  saysNothing(await reports({ target: 'share', targetId: before.share.id }), 'a report of what she had read')
  saysNothing(await sabine.gets('/api/reports/mine'), 'her reports')
}

/** Pictures by the addresses that she noted down. */
async function seesNoPicture({ sabine, before }: StalkerScenario, after: { photo: FileView }): Promise<void> {
  for (const { url, formats } of [before.photo, after.photo])
    for (const address of [url, formats.small.url, formats.thumbnail.url])
      expect((await sabine.gets(address)).status, address).toBe(404)
}

/**
 * She runs a community that the other is in, without seeing her there: no command by username finds the other, and where
 * another moderator excludes her, the list says the old name.
 */
async function runsCommunityBlindly({ sabine, ines, camille }: StalkerScenario): Promise<void> {
  const people = { slug: 'potager', access: 'open' as const, owner: sabine, members: [ines, camille] }
  await createRoomFixture(test, people)
  const at = (rest: string) => `/api/communities/potager${rest}`
  const nobody = await sabine.deletes(at('/members/personne'))
  for (const name of ['ines', 'clairiere']) {
    const removed = await sabine.deletes(at(`/members/${name}`))
    expect([removed.status, removed.body]).toEqual([404, nobody.body])
  }
  await sabine.puts(at('/members/camille'), { role: 'moderator' })
  expect((await camille.deletes(at('/members/clairiere'))).status).toBe(200)
  const excluded = () => sabine.gets(at('/excluded'))
  expect((await excluded()).body).toMatchObject([{ username: 'ines', displayName: 'ines' }])
  saysNothing(await excluded(), 'the exclusion list')
  await sabine.deletes(at('/excluded/clairiere'))
  expect((await excluded()).body).toHaveLength(1)
}

/** Signed out she tries the old name of a profile that is public since: it leads nowhere, the new one is anyone's. */
async function followsNoRename({ ines }: StalkerScenario): Promise<void> {
  expect((await ines.patches('/api/members/me', { visibility: 'public' })).status).toBe(200)
  const nobody = await test.visitor.gets('/api/members/personne')
  const found = await test.visitor.gets('/api/members/ines')
  expect([found.status, found.body]).toEqual([404, nobody.body])
  saysNothing(await test.visitor.gets(`/api/users/${ines.id}?populate=*`), 'her number')
  expect((await test.visitor.gets('/api/members/clairiere')).status).toBe(200)
}

/** Signed out she is a visitor: members’ pages are not a visitor’s, nor in what the site tells search engines. */
async function readsNoMap(): Promise<void> {
  for (const map of ['sitemap', 'all-sitemap', 'members-sitemap', 'shares-sitemap', 'blogs-sitemap']) {
    const answer = await test.visitor.gets(`/${map}.xml`)
    expect(answer.status).toBe(200)
    saysNothing(answer, map)
  }
  expect((await test.visitor.gets('/api/members/clairiere')).status).toBe(404)
  saysNothing(await test.visitor.gets('/previews/p/clairiere'), 'the picture of her address')
}

it('a blocked member cannot follow the other by name, page, picture or socket', async () => {
  const story = await meet()
  const pages = await keepsPagesOpen(story)
  const after = await blocksAndGoesOn(story)
  await hearsNothing(pages)
  await findsNobody(story)
  await readsNothing(story, after)
  await seesNoPicture(story, after)
  await readsNoMap()
  await runsCommunityBlindly(story)
  await reportsBlindly(story, after)
  await followsNoRename(story)
  await hearsNothing(pages)
  for (const page of pages) page.closes()
}, 120_000)
