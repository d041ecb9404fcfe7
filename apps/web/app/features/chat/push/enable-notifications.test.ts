import { afterEach, expect, it, vi } from 'vitest'
import { enableNotifications } from './enable-notifications.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['granted', 'success', 'Les notifications sont activées ! 🎉'],
  ['denied', 'error', 'Les notifications sont désactivées ! 😢'],
  ['default', 'warning', 'Les notifications sont en attente ! 🕒'],
])('asks the browser, and tells the answer « %s » as %s: %s', async (answer, look, words) => {
  const requestPermission = vi.fn(async () => answer)
  vi.stubGlobal('Notification', { requestPermission })
  const told: string[][] = []
  const tells = (as: string) => (text: string) => void told.push([as, text])
  await enableNotifications({ success: tells('success'), error: tells('error'), warning: tells('warning') })
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(told).toEqual([[look, words]])
})
