import { tables } from '@consoeurs/database'
import { codeOf, createRoomFixture, inRoom, setUpTestApp, uploadPhoto, uploadSound } from '@consoeurs/test-support'
import { beforeEach, expect, it } from 'vitest'

let room: ReturnType<typeof inRoom>
const { test, camille, louise } = await setUpTestApp({
  personas: ['camille', 'louise'],
  clears: [tables.communities, tables.blocks],
})
const zoe = await test.personas.member('Zoé')
beforeEach(async () => {
  const founded = await createRoomFixture(test, { slug: 'jardin', access: 'secret', owner: camille, members: [louise] })
  room = inRoom(founded.roomId, founded.room)
})

it('is heard by the members of the community, and no longer once it is removed', async () => {
  const { id: fileId } = await uploadSound(louise)
  const message = await room.says(louise, '', { sound: { fileId, transcript: 'Je viens.' } })
  expect(message.sound).toMatchObject({ seconds: 1, transcript: 'Je viens.' })
  expect((await room.sees(camille, message))?.sound).toEqual(message.sound)
  const url = message.sound?.url ?? ''
  const statuses = async () =>
    Promise.all([camille, louise, zoe, test.visitor].map(async (who) => (await who.gets(url)).status))
  expect(await statuses()).toEqual([200, 200, 404, 404])
  await room.removes(louise, message)
  expect((await room.sees(camille, message))?.sound).toBeNull()
  expect(await statuses()).toEqual([404, 200, 404, 404])
})

it('is refused with the reason: another member’s recording, or pictures beside it', async () => {
  const { id: fileId } = await uploadSound(louise)
  expect(codeOf(await room.tries(camille, '', { sound: { fileId } }))).toBe('SOUND_NOT_FOUND')
  const { id: picture } = await uploadPhoto(louise)
  const both = { sound: { fileId }, images: [{ fileId: picture, alt: '' }] }
  expect(codeOf(await room.tries(louise, '', both))).toBe('VALIDATION')
  expect(codeOf(await room.tries(zoe, '', { sound: { fileId } }))).toBeDefined()
})
