import { expect, it } from 'vitest'
import { Lifecycle, StartStopped } from './lifecycle.ts'

function scene() {
  const closed: string[] = []
  const reported: string[] = []
  const life = new Lifecycle((name) => reported.push(name))
  return { life, closed, reported, close: (name: string) => () => void closed.push(name) }
}

it('closes resources once, in reverse order', async () => {
  const { life, closed, close } = scene()
  life.opened('folder', close('folder'))
  life.opened('database', close('database'))
  await Promise.all([life.stop(), life.stop()])
  expect(closed).toEqual(['database', 'folder'])
})

it('closes the rest if one fails to close', async () => {
  const { life, closed, reported, close } = scene()
  life.opened('folder', close('folder'))
  life.opened('broken', () => Promise.reject(new Error('no')))
  life.opened('stuck', () => new Promise(() => undefined), 1)
  await life.stop()
  expect({ closed, reported }).toEqual({ closed: ['folder'], reported: ['stuck', 'broken'] })
})

it('waits for the current step, closes what it opened, and takes no further step', async () => {
  const { life, closed, close } = scene()
  const gate = Promise.withResolvers<void>()
  const start = (async () => {
    await life.step(async () => {
      await gate.promise
      life.opened('database', close('database'))
    })
    await life.step(async () => life.opened('door', close('door')))
  })()
  const stopped = life.stop()
  gate.resolve()
  await expect(start).rejects.toBeInstanceOf(StartStopped)
  await stopped
  expect(closed).toEqual(['database'])
})
