import { tables } from '@consoeurs/database'
import { PushFixture } from '@consoeurs/test-support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDeliveryDecision } from './delivery-decision.ts'

let scene: PushFixture
beforeAll(async () => {
  scene = await PushFixture.open()
  await scene.tidy()
})
afterAll(() => scene.close())

it('a push without an author is skipped, unless the entry allows pushes from the site itself', async () => {
  const pushOf = async (section: 'profil', value: string) => {
    const asked = { recipientId: scene.camille.id, actorId: null, section, value }
    const told = await scene.test.app.events.unitOfWork((tx) => loadDeliveryDecision(tx, asked))
    return { inApp: told?.inApp, push: told?.push }
  }
  const welcome = { section: 'profil', index: 1, value: 'interaction', label: 'Un signe', inApp: true, push: true }
  await scene.test.db.insert(tables.catalogueEntries).values(welcome)
  expect(await pushOf('profil', 'visite')).toEqual({ inApp: true, push: false })
  expect(await pushOf('profil', 'interaction')).toEqual({ inApp: true, push: true })
})
