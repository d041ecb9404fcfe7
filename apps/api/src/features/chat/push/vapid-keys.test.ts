import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { beforeEach, expect, it, vi } from 'vitest'
import { createVapidKeys } from './vapid-keys.ts'

const { test } = await setUpTestApp()
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

it('creates one pair, and stores the private key encrypted', async () => {
  const keys = await keysUnder(secret)()
  const [row] = await test.db.select().from(tables.vapidKeys)
  expect(row?.publicKey).toBe(keys.publicKey)
  expect(row?.privateKey).not.toContain(keys.privateKey)
  expect(await keysUnder(secret)()).toEqual(keys)
})

it('creates one pair when several servers start at once', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => keysUnder(secret)()))
  expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1)
})

it('creates a new pair under another secret with a warning, and uses the old one when the secret is back', async () => {
  const keys = await keysUnder(secret)()
  const others = await keysUnder('un-autre-secret-tout-aussi-long-que-le-premier')()
  expect(others.publicKey).not.toBe(keys.publicKey)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('SECRET'))
  expect(await keysUnder(secret)()).toEqual(keys)
})
