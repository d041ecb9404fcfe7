import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '../api/client.ts'
import { DraftSaver } from './draft-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const sent: [key: string, text: string | null][] = []
  const saved: string[] = []
  const network = { away: false }
  const saver = new DraftSaver({
    send: async (key, words) => {
      if (network.away) throw new ApiFailure('OFFLINE')
      sent.push([key, words === null ? null : (words.text ?? '')])
    },
    onSaved: (key) => saved.push(key),
  })
  return { saver, sent, saved, network }
}

it('keeps the last words once she rests, once', async () => {
  const { saver, sent, saved } = open()
  for (const text of ['B', 'Bo', 'Bon']) saver.write('share:a', { text })
  expect(sent).toEqual([])
  await vi.runAllTimersAsync()
  expect(sent).toEqual([['share:a', 'Bon']])
  expect(saved).toEqual(['share:a'])
  expect(saver.busy).toBe(false)
  await saver.flush()
  expect(sent).toHaveLength(1)
})

it('lets what is thrown away go after what was on its way', async () => {
  const { saver, sent } = open()
  saver.write('share:a', { text: 'Bon' })
  const first = saver.flush()
  await Promise.all([first, saver.erase('share:a')])
  await vi.runAllTimersAsync()
  expect(sent.at(-1)).toEqual(['share:a', null])
})

it('waits for the network, and loses nothing', async () => {
  const { saver, sent, saved, network } = open()
  network.away = true
  saver.write('share:a', { text: 'Bonjour' })
  await vi.runAllTimersAsync()
  expect([sent, saved, saver.busy]).toEqual([[], [], true])
  network.away = false
  await saver.flush()
  expect(sent).toEqual([['share:a', 'Bonjour']])
  expect(saver.busy).toBe(false)
})
