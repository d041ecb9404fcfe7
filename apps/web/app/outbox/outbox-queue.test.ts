import { type ErrorCode, errors } from '@consoeurs/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../api/client.ts'
import { afterFailure, afterReconnect, nextUnsent, resetRetries, sortUnsent } from './outbox-queue.ts'
import { apiCallOf, type Unsent, type UnsentCheckIn, type UnsentMessage } from './unsent.ts'

const unsent = (change: Partial<UnsentMessage> = {}): UnsentMessage => ({
  kind: 'message',
  clientId: 'a',
  authorId: 1,
  to: 'ines',
  text: 'Bonjour',
  images: [],
  at: 0,
  attempts: 0,
  retryAt: 0,
  waitsFor: null,
  refusal: null,
  ...change,
})

const now = 1_000_000

const refusal = (code: ErrorCode, retryAfter?: number) => new ApiFailure(code, { ...errors[code], retryAfter })

describe('a failure', () => {
  it.each([
    [new ApiFailure('OFFLINE'), 'network'],
    [refusal('INTERNAL'), 'server'],
    [refusal('SIGNED_IN_ANEW'), 'server'],
    [refusal('UNAVAILABLE'), 'server'],
    [refusal('TOO_MANY_REQUESTS'), 'server'],
    [refusal('SIGN_IN_REQUIRED'), 'server'],
  ])('that may pass makes it wait (%s)', (failure, waitsFor) => {
    const after = afterFailure(unsent(), failure, now, 0)
    expect(after).toMatchObject({ waitsFor, refusal: null, attempts: 1 })
    expect(after.retryAt).toBeGreaterThan(now)
  })

  it.each(['CANNOT_WRITE', 'REQUEST_NO_LINKS', 'REQUEST_PENDING', 'MEMBER_NOT_FOUND', 'FIRST_CONTACT_LIMIT'] as const)(
    'that will not pass keeps the words and says why (%s)',
    (code) => {
      const failure = refusal(code)
      expect(afterFailure(unsent(), failure, now, 0)).toMatchObject({ text: 'Bonjour', refusal: failure.message })
    },
  )

  it('waits as long as the server asked', () => {
    expect(afterFailure(unsent(), refusal('TOO_MANY_REQUESTS', 7), now, 1).retryAt).toBe(now + 7000)
  })

  it('is hers to know, in the server’s words, where it asks for more than a moment', () => {
    const failure = refusal('SAME_WORDS_TO_MANY', 540)
    expect(afterFailure(unsent(), failure, now, 0)).toMatchObject({ waitsFor: null, refusal: failure.message })
  })

  it('waits longer each time, and never more than a minute and a half', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, chance) => {
        const wait = (tries: number, luck: number) =>
          afterFailure(unsent({ attempts: tries }), new ApiFailure('OFFLINE'), 0, luck).retryAt
        expect(wait(attempts, chance)).toBeLessThanOrEqual(90_000)
        expect(wait(attempts + 1, 0)).toBeGreaterThanOrEqual(wait(attempts, 0))
      }),
    )
  })
})

it('tries at once when the network is back, but leaves a busy server its time', () => {
  expect(afterReconnect(unsent({ waitsFor: 'network', retryAt: now, attempts: 4 }))).toMatchObject({
    retryAt: 0,
    attempts: 0,
  })
  const busy = unsent({ waitsFor: 'server', retryAt: now })
  expect(afterReconnect(busy)).toBe(busy)
})

it('begins anew when she asks, under the same id', () => {
  const refused = unsent({ refusal: 'Non', attempts: 3 })
  expect(resetRetries(refused)).toEqual(unsent())
})

describe('what leaves next', () => {
  it('is nothing when nothing waits, or only what was refused', () => {
    expect(nextUnsent([], now)).toBeNull()
    expect(nextUnsent([unsent({ refusal: 'Non' })], now)).toBeNull()
  })

  it('is not overtaken within a conversation, and does not hold back another one', () => {
    const first = unsent({ clientId: 'a', at: 1, retryAt: now + 5 })
    const second = unsent({ clientId: 'b', at: 2 })
    const elsewhere = unsent({ clientId: 'c', at: 3, to: 'lea' })
    expect(nextUnsent([second, first], now)).toEqual({ waitUntil: now + 5 })
    expect(nextUnsent([second, elsewhere, first], now)).toEqual({ send: elsewhere })
  })

  it('goes past a refused one', () => {
    const refused = unsent({ clientId: 'a', at: 1, refusal: 'Non' })
    const next = unsent({ clientId: 'b', at: 2 })
    expect(nextUnsent([refused, next], now)).toEqual({ send: next })
  })

  it('ends with everything sent, in each conversation in the order of writing', () => {
    const messages = fc.uniqueArray(
      fc.record({ clientId: fc.uuid(), to: fc.constantFrom('ines', 'lea', 'maud'), at: fc.nat(20) }),
      { selector: ({ clientId }) => clientId, maxLength: 15 },
    )
    fc.assert(
      fc.property(messages, fc.infiniteStream(fc.boolean()), (written, fails) => {
        let queue: Unsent[] = written.map((each) => unsent(each))
        const sent: Unsent[] = []
        for (let clock = 0, step = 0; queue.length > 0 && step < 500; step += 1) {
          const next = nextUnsent(queue, clock)
          if (next === null) break
          if ('waitUntil' in next) {
            clock = next.waitUntil
            continue
          }
          const others = queue.filter(({ clientId }) => clientId !== next.send.clientId)
          const fail = step < 60 && fails.next().value
          queue = fail ? [...others, afterFailure(next.send, new ApiFailure('OFFLINE'), clock, 0)] : others
          if (!fail) sent.push(next.send)
        }
        for (const to of ['ines', 'lea', 'maud']) {
          const ids = (list: Unsent[]) =>
            list.filter((each) => each.kind === 'message' && each.to === to).map(({ clientId }) => clientId)
          expect(ids(sent)).toEqual(ids(sortUnsent(written.map((each) => unsent(each)))))
        }
      }),
    )
  })
})

describe('her answer for a meeting', () => {
  const { to: _, text: __, images: ___, ...onItsWay } = unsent()
  const answer = (change: Partial<UnsentCheckIn> = {}): UnsentCheckIn => ({
    ...onItsWay,
    ...{ kind: 'checkIn', clientId: 'checkIn 1 7', meetingId: 7, answer: 'well' },
    ...change,
  })

  it('is the same call however often it is sent', () => {
    expect(apiCallOf(answer())).toEqual({ method: 'put', path: '/api/meetings/7/answer', body: { answer: 'well' } })
  })

  it('does not wait for what she wrote before it', () => {
    const stuck = unsent({ at: 1, retryAt: now + 60_000 })
    expect(nextUnsent([stuck, answer({ at: 2 })], now)).toEqual({ send: answer({ at: 2 }) })
  })

  it('is her last one', () => {
    expect(sortUnsent([answer({ answer: 'tell' }), answer({ at: 3 })])).toEqual([answer({ at: 3 })])
  })
})
