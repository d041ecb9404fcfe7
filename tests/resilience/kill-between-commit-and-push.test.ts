import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PushFixture } from '@consoeurs/test-support'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const fixture = fileURLToPath(new URL('fixtures/die-after-commit.ts', import.meta.url))

let scene: PushFixture
beforeAll(async () => {
  scene = await PushFixture.open()
})
afterAll(() => scene.close())
beforeEach(() => scene.tidy())

/** Inès writes through a server of her own, which dies at that moment. @returns what ended it */
function writesAndDies(moment: 'written' | 'told'): Promise<string | null> {
  const { connection, deps } = scene.test
  const who = [scene.ines.token ?? '', scene.camille.username, crypto.randomUUID()]
  const args = [fixture, JSON.stringify(connection), ...who, deps.settings.dataDir, moment]
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, () => undefined)
    child.on('close', (_code, signal) => resolve(signal))
  })
}

it.each([
  ['the message was committed, and not published', 'written'],
  ['what it tells was committed, and nothing has left', 'told'],
] as const)('pushes once what a killed server left behind: %s', async (_when, moment) => {
  expect(await writesAndDies(moment)).toBe('SIGKILL')
  await scene.test.app.events.sweep(0)
  await scene.test.settled()
  const [push] = await scene.service.hears(1)
  expect(scene.shown(push).notification.body).toBe('Tu passes samedi ?')
  await scene.test.app.events.sweep(0)
  await scene.rests()
  expect(scene.service.received).toHaveLength(1)
})
