import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'
import { callNames, callsOf, openKnownAccounts, seen } from './nothing-revealed.scene.ts'

const { test } = await setUpTestApp()
let writer: Person
beforeAll(async () => {
  writer = await openKnownAccounts(test)
})

it.each(callNames)('%s answers alike, whether or not there is an account', async (name) => {
  const call = callsOf(test, writer)[name]
  const answers = []
  for (const kind of ['known', 'unknown', 'known'] as const) answers.push(seen(await (await call(kind, 1))()))
  expect(new Set(answers).size, answers.join('\n')).toBe(1)
})
