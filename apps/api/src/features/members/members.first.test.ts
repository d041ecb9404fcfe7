import { limits } from '@consoeurs/contract'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const counted = async (person: Person) => (await person.gets<{ count: number }>('/api/members/count')).body.count

it('counts the first members that she can see, herself among them, and stops after the tenth', async () => {
  const zoe = await test.cast.member('Zoé')
  const before = await counted(zoe)
  const lou = await test.cast.member('Lou')
  expect(await counted(zoe)).toBe(before + 1)
  await test.cast.blocks(lou, zoe)
  expect(await counted(zoe)).toBe(before)
  for (let index = 0; index < limits.firstMembers; index += 1) await test.cast.member(`Une${index}`)
  expect(await counted(zoe)).toBe(limits.firstMembers + 1)
  expect((await test.visitor.gets('/api/members/count')).status).toBe(401)
})
