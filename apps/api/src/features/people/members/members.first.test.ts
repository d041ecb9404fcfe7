import { limits } from '@consoeurs/contract'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'

const { test } = await setUpTestApp()

const counted = async (person: Person) => (await person.gets<{ count: number }>('/api/members/count')).body.count

it('counts the first members that the viewer can see, the viewer included, and stops after the tenth', async () => {
  const zoe = await test.personas.member('Zoé')
  const before = await counted(zoe)
  const lou = await test.personas.member('Lou')
  expect(await counted(zoe)).toBe(before + 1)
  await test.personas.blocks(lou, zoe)
  expect(await counted(zoe)).toBe(before)
  for (let index = 0; index < limits.firstMembers; index += 1) await test.personas.member(`Une${index}`)
  expect(await counted(zoe)).toBe(limits.firstMembers + 1)
  expect((await test.visitor.gets('/api/members/count')).status).toBe(401)
})
