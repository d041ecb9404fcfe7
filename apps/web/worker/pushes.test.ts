import { expect, it } from 'vitest'
import { listenToPushes } from './pushes.ts'

type Listener = (event: unknown) => void

/** Presses a push that leads to this address, in a browser where no tab of the site is open. */
async function pressed(navigate: string | undefined): Promise<string[]> {
  const opened: string[] = []
  const listeners = new Map<string, Listener>()
  const worker = {
    location: { origin: 'https://violette.example' },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    clients: { matchAll: async () => [], openWindow: async (path: string) => void opened.push(path) },
  }
  listenToPushes(worker as never)
  let done: Promise<unknown> = Promise.resolve()
  listeners.get('notificationclick')?.({
    notification: { close: () => undefined, data: { navigate } },
    waitUntil: (work: Promise<unknown>) => {
      done = work
    },
  })
  await done
  return opened
}

it.each([
  ['https://violette.example/messages/ines?at=3#bas', '/messages/ines?at=3#bas'],
  ['/notifications', '/notifications'],
  [undefined, '/'],
  ['', '/'],
])('leads a press on %j to %s', async (navigate, path) => {
  expect(await pressed(navigate)).toEqual([path])
})

it.each([
  'https://ailleurs.example/',
  'https://violette.example.ailleurs.example/',
  'https://violette.example@ailleurs.example/',
  'https://violette.example//ailleurs.example',
  'https://violette.example/.//ailleurs.example',
  '//ailleurs.example',
  '/\\ailleurs.example',
  'javascript:alert(1)',
])('leads a press nowhere but to the beginning for %j', async (navigate) => {
  expect(await pressed(navigate)).toEqual(['/'])
})
