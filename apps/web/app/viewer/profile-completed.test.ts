import { storageOf } from '@consoeurs/test-support/browser-storage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetProfileCompleted, profileCompleted, setProfileCompleted } from './profile-completed.ts'

let kept: Record<string, string>
beforeEach(() => {
  kept = {}
  vi.stubGlobal('localStorage', storageOf(kept))
})
afterEach(() => vi.unstubAllGlobals())

it('is a boolean under its name (specification §3), false until it is set', () => {
  expect(profileCompleted()).toBe(false)
  setProfileCompleted(true)
  expect([kept.ProfileCompleted, profileCompleted()]).toEqual(['true', true])
  setProfileCompleted(false)
  expect([kept.ProfileCompleted, profileCompleted()]).toEqual(['false', false])
})

it('goes with her whose it was', () => {
  setProfileCompleted(true)
  forgetProfileCompleted()
  expect(kept).toEqual({})
})

it('is false where storage is closed to us', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => setProfileCompleted(true)).not.toThrow()
  expect(profileCompleted()).toBe(false)
})
