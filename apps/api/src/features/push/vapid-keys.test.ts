import { tables } from '@consoeurs/database'
import { buildTestApp, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createVapidKeys } from './vapid-keys.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(tables.vapidKeys)
})

const warn = vi.fn()
const keysUnder = (secret: string) =>
  createVapidKeys({
    unitOfWork: test.app.events.unitOfWork,
    secret,
    logger: { ...test.app.log, warn } as unknown as typeof test.app.log,
  })
const secret = 'un-secret-assez-long-pour-etre-tire-au-hasard'

it('makes one pair, and keeps its private half closed', async () => {
  const keys = await keysUnder(secret)()
  const [row] = await test.db.select().from(tables.vapidKeys)
  expect(row?.publicKey).toBe(keys.publicKey)
  expect(row?.privateKey).not.toContain(keys.privateKey)
  expect(await keysUnder(secret)()).toEqual(keys)
})

it('makes one pair where several servers start at once', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => keysUnder(secret)()))
  expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1)
})

it('goes on under another secret with a new pair, says so, and finds the old one when the secret is back', async () => {
  const keys = await keysUnder(secret)()
  const others = await keysUnder('un-autre-secret-tout-aussi-long-que-le-premier')()
  expect(others.publicKey).not.toBe(keys.publicKey)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('SECRET'))
  expect(await keysUnder(secret)()).toEqual(keys)
})
