import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PushScene } from '@consoeurs/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const fixture = fileURLToPath(new URL('fixtures/die-after-commit.ts', import.meta.url))

let scene: PushScene
beforeAll(async () => {
  scene = await PushScene.open()
})
afterAll(() => scene.close())
beforeEach(() => scene.tidy())

/** Inès writes through a server of her own, which dies right after its `commits`th commit. @returns what ended it */
function writesAndDies(commits: number): Promise<string | null> {
  const { connection, deps } = scene.test
  const who = [scene.ines.token ?? '', scene.camille.username, crypto.randomUUID()]
  const args = [fixture, JSON.stringify(connection), ...who, deps.settings.dataDir, String(commits)]
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, () => undefined)
    child.on('close', (_code, signal) => resolve(signal))
  })
}

it.each([
  ['the message was committed, and nobody was told', 1],
  ['what it tells was committed, and nothing has left', 2],
])('pushes once what a server left behind when it was killed: %s', async (_when, commits) => {
  expect(await writesAndDies(commits)).toBe('SIGKILL')
  await scene.test.app.events.sweep(0)
  await scene.test.settled()
  const [push] = await scene.service.hears(1)
  expect(scene.shown(push).notification.body).toBe('Tu passes samedi ?')
  await scene.test.app.events.sweep(0)
  await scene.rests()
  expect(scene.service.received).toHaveLength(1)
})
