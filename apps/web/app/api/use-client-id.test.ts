import { expect, it } from 'vitest'
import { clientIds } from './use-client-id.ts'

it('keeps the key of the same content until it is saved', () => {
  const ids = clientIds()
  const monday = { day: '2026-03-02', meal: 'dinner' }
  const first = ids.of(monday)
  expect(ids.of({ ...monday })).toBe(first)
  expect(ids.of({ ...monday, meal: 'lunch' })).not.toBe(first)
  const again = ids.of(monday)
  ids.renew()
  expect(ids.of(monday)).not.toBe(again)
})
