import { expect, it } from 'vitest'
import { catchUpInbox, isBehind, isNewer, openInbox, receiveCounters } from './inbox-state.ts'

const counters = {
  nbMessagesUnread: 0,
  nbHonorsUnread: 0,
  nbVisitsUnread: 0,
  nbNotificationsUnread: 0,
  nbRequests: 0,
}

it('follows change after change', () => {
  const state = receiveCounters(receiveCounters(openInbox(7), 8), 9)
  expect(state.syncedTo).toBe(9)
  expect(isBehind(state)).toBe(false)
})

it('sees that N + 1 was missed when N + 2 arrives, and goes on asking after N', () => {
  const state = receiveCounters(openInbox(7), 9)
  expect(isBehind(state)).toBe(true)
  expect(state.syncedTo).toBe(7)
})

it('closes the gap with what was asked for, or with the one that was only overtaken', () => {
  const gap = receiveCounters(openInbox(7), 9)
  for (const whole of [catchUpInbox(gap, 9), receiveCounters(gap, 8)]) {
    expect(isBehind(whole)).toBe(false)
    expect(whole.syncedTo).toBe(9)
  }
})

it('keeps asking where the answer is older than what arrived meanwhile', () => {
  const state = catchUpInbox(receiveCounters(openInbox(7), 11), 9)
  expect(state.syncedTo).toBe(9)
  expect(isBehind(state)).toBe(true)
})

it('takes repetitions and late arrivals for what they are', () => {
  const state = receiveCounters(openInbox(7), 5)
  expect(state.syncedTo).toBe(7)
  expect(isBehind(receiveCounters(receiveCounters(state, 8), 8))).toBe(false)
})

it('shows the newest counters only', () => {
  const state = receiveCounters(openInbox(7), 9)
  expect(isNewer(state, { counters, seq: 8 })).toBe(false)
  expect(isNewer(state, { counters, seq: 10 })).toBe(true)
})
