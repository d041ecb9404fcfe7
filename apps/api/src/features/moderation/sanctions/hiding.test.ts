import type { DeskReport, FileReport, MemberProfile, ProfilePhoto } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { createRoomFixture, inRoom, type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { afterEach, expect, it } from 'vitest'

const { test } = await setUpTestApp()
const camille = await test.personas.camille({ profile: { visibility: 'public' } })
const ines = await test.personas.ines()
const maud = await test.personas.maud()
afterEach(() => test.settled())

async function hides(filed: Partial<FileReport>): Promise<DeskReport> {
  const asked = { reason: 'intimateImage', goodFaith: true, ...filed }
  const { id } = (await ines.posts<{ id: number }>('/api/reports', asked)).body
  const decided = { clientId: crypto.randomUUID(), state: 'upheld', statement: 'Cela ne se montre pas.', hide: true }
  const { status, body } = await maud.posts<DeskReport>(`/api/desk/reports/${id}/decide`, decided)
  expect(status).toBe(200)
  return body
}

const lifts = (report: DeskReport) => maud.posts(`/api/desk/sanctions/${report.decision?.sanctions[0]?.id}/lift`)

async function addPhoto(): Promise<ProfilePhoto> {
  const { id: fileId } = await uploadPhoto(camille)
  const { body } = await camille.posts<ProfilePhoto[]>('/api/photos', { fileId })
  return body.at(-1)!
}

const profileFor = async (person: Person) => (await person.gets<MemberProfile>('/api/members/camille')).body.photos
const mainFor = async (person: Person) => (await profileFor(person)).find(({ main }) => main)?.id

it('hides a photo and its files from everyone but its owner, and the next one becomes the main photo', async () => {
  const first = await addPhoto()
  const second = await addPhoto()
  const reaches = async (person: Person) => (await person.gets(first.file.formats.medium.url)).status
  expect([await mainFor(ines), await reaches(ines), await reaches(test.visitor)]).toEqual([first.id, 200, 200])

  const report = await hides({ target: 'photo', targetId: first.id })
  expect((await profileFor(ines)).map(({ id }) => id)).toEqual([second.id])
  expect(await mainFor(ines)).toBe(second.id)
  expect([await reaches(ines), await reaches(test.visitor), await reaches(camille)]).toEqual([404, 404, 200])
  expect((await profileFor(camille)).map(({ id }) => id)).toEqual([first.id, second.id])
  await camille.patches(`/api/photos/${first.id}`, { main: true })
  expect(await mainFor(ines)).toBe(second.id)
  await camille.patches('/api/members/me', { headline: 'Encore moi' })
  await test.settled()
  expect(await reaches(ines)).toBe(404)

  // The moderator still sees what she judged.
  const [picture] = report.evidence.pictures
  expect((await maud.gets(picture?.url ?? '')).status).toBe(200)
  expect((await ines.gets(picture?.url ?? '')).status).toBe(403)

  expect((await lifts(report)).status).toBe(200)
  expect((await profileFor(ines)).map(({ id }) => id)).toEqual([first.id, second.id])
  expect(await reaches(ines)).toBe(200)
})

it('hides a message of a room that the moderator has not joined, and shows it again', async () => {
  const founded = await createRoomFixture(test, { slug: 'jardin', access: 'secret', owner: ines, members: [camille] })
  const room = inRoom(founded.roomId, founded.room)
  const message = await room.says(camille, 'Des mots durs')
  const report = await hides({ target: 'roomMessage', targetId: message.id, reason: 'harassment' })
  expect(await room.sees(ines, message)).toMatchObject({ text: '', removed: 'moderation' })
  expect(report.evidence.parts).toContainEqual({ part: 'text', text: 'Des mots durs' })
  expect((await maud.gets(`/api/rooms/${founded.room}/page`)).status).toBe(404)

  expect((await lifts(report)).status).toBe(200)
  expect(await room.sees(ines, message)).toMatchObject({ text: 'Des mots durs', removed: null })
  const kinds = (await test.db.select().from(tables.auditEntries)).map(({ action }) => action)
  expect(kinds.slice(-2)).toEqual(['report.decide', 'sanction.lift'])
})
