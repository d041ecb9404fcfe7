import type { ModerationYear } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { CertificationFixture, openLivePage, type Person } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

let scene: CertificationFixture
beforeAll(async () => {
  scene = await CertificationFixture.open()
  await scene.test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => scene.test.close())

async function certified(): Promise<Person> {
  const her = await scene.someone()
  await scene.decides(await scene.waits(her), { state: 'certified' })
  return her
}
const found = async (who: Person) =>
  (await who.gets<{ items: { username: string }[] }>('/api/members?certified=true&limit=50')).body.items.map(
    ({ username }) => username,
  )

it('the filter shows no blocked, paused, banned or hidden member', async () => {
  const reader = await scene.someone()
  const all = [await certified(), await certified(), await certified(), await certified(), await certified()]
  const [seen, blocked, paused, banned, hidden] = all as [Person, Person, Person, Person, Person]
  expect(await found(reader)).toEqual(expect.arrayContaining(all.map(({ username }) => username)))
  await blocked.posts('/api/blocks', { username: reader.username })
  await scene.test.personas.changes(paused, { pause: 1 })
  await scene.test.personas.changes(banned, { banned: true })
  await scene.test.db
    .update(tables.userProfiles)
    .set({ status: 'hidden' })
    .where(eq(tables.userProfiles.userId, hidden.id))
  expect(await found(reader)).toEqual([seen.username])
  expect((await scene.test.visitor.gets('/api/members?certified=true')).status).toBe(401)
})

it('the yearly counts contain requested, granted, refused and revoked certifications', async () => {
  const year = async () => {
    await scene.test.settled()
    const { body } = await scene.maud.gets<{ items: ModerationYear[] }>('/api/desk/transparency')
    return body.items[0]?.certifications ?? { asked: 0, certified: 0, refused: 0, revoked: 0 }
  }
  const before = await year()
  const granted = await scene.waits(await scene.someone())
  await scene.decides(granted, { state: 'certified' })
  await scene.decides(await scene.waits(await scene.someone()), { state: 'refused', reason: 'code' })
  const taken = { clientId: crypto.randomUUID(), reason: 'photos', note: '' }
  expect((await scene.maud.posts(`/api/desk/certifications/${granted}/revoke`, taken)).status).toBe(200)
  expect(await year()).toMatchObject({
    asked: before.asked + 2,
    certified: before.certified + 1,
    refused: before.refused + 1,
    revoked: before.revoked + 1,
  })
})

it('an open page of the member receives the decision, and a hint to fetch again', async () => {
  const her = await scene.someone()
  const page = await openLivePage(scene.test.app, her)
  await scene.decides(await scene.waits(her), { state: 'refused', reason: 'blurred' })
  const { notification } = await page.hears('notification', ({ notification: { path } }) =>
    path.startsWith('/settings/certification'),
  )
  expect(notification.path).toBe('/settings/certification')
  page.closes()
})
