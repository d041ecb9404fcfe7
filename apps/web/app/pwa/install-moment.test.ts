import { limits } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import { nothingYet, shouldInvite, withVisit } from './install-moment.ts'

const now = Date.UTC(2026, 5, 1)
const ripe = { ...nothingYet, days: 2, acted: true }

describe('the moment to offer the app', () => {
  it('is after a second visit and a first act', () => {
    expect(shouldInvite(ripe, now)).toBe(true)
    expect(shouldInvite({ ...ripe, days: 1 }, now)).toBe(false)
    expect(shouldInvite({ ...ripe, acted: false }, now)).toBe(false)
  })

  it('does not come twice in a month', () => {
    expect(shouldInvite({ ...ripe, invitedAt: now - limits.installInvitation + 1 }, now)).toBe(false)
    expect(shouldInvite({ ...ripe, invitedAt: now - limits.installInvitation }, now)).toBe(true)
  })

  it('is over once she has it', () => {
    expect(shouldInvite({ ...ripe, installed: true }, now)).toBe(false)
  })

  it('counts a day once', () => {
    const once = withVisit(nothingYet, '2026-06-01')
    expect(withVisit(once, '2026-06-01').days).toBe(1)
    expect(withVisit(once, '2026-06-02').days).toBe(2)
  })
})
