import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answers, agreesToAny, answerOf, holds, purposes, readAnswers } from './answers.ts'

const at = (text: string) => new Date(text).getTime()

describe('an answer', () => {
  it.each([
    ['2026-01-12T10:00:00', '2026-07-12T09:59:59', true],
    ['2026-01-12T10:00:00', '2026-07-12T10:00:00', false],
    ['2026-08-31T10:00:00', '2027-02-28T09:59:59', true],
    ['2026-08-31T10:00:00', '2027-02-28T10:00:00', false],
  ])('given on %s holds on %s: %s', (given, now, expected) => {
    expect(holds({ yes: true, at: at(given) }, new Date(now))).toBe(expected)
  })

  it('of a clock that was ahead was never given', () => {
    expect(holds({ yes: true, at: at('2026-03-13') }, new Date('2026-03-12'))).toBe(false)
  })

  it('never holds longer than six months, nor less than 181 days', () => {
    const day = 24 * 3_600_000
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (given) => {
          const answer = { yes: true, at: given.getTime() }
          expect(holds(answer, new Date(given.getTime() + 180 * day))).toBe(true)
          expect(holds(answer, new Date(given.getTime() + 185 * day))).toBe(false)
        },
      ),
    )
  })

  it('is for what was asked, of whom it was asked', () => {
    const now = new Date('2026-03-12')
    const answers: Answers = { history: { yes: true, at: at('2026-03-01'), by: 7 } }
    expect(answerOf(answers, 'history', now, 7)).toBe(true)
    expect(answerOf(answers, 'history', now, 8)).toBeNull()
    expect(answerOf(answers, 'history', now)).toBeNull()
    expect(answerOf(answers, 'analytics', now)).toBeNull()
  })
})

const anyAnswer = fc.record({ yes: fc.boolean(), at: fc.nat(), by: fc.nat() }, { requiredKeys: ['yes', 'at'] })
const anyAnswers = fc.record({ history: anyAnswer, analytics: anyAnswer }, { requiredKeys: [] })

describe('what was kept', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(readAnswers(JSON.stringify(answers))).toEqual(answers)
      }),
    )
  })

  it('is nothing where it is damaged, and never more than was asked', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
        const answers = readAnswers(kept)
        for (const [purpose, answer] of Object.entries(answers)) {
          expect(purposes).toContain(purpose)
          expect(typeof answer.yes).toBe('boolean')
        }
      }),
    )
    expect(readAnswers(null)).toEqual({})
  })
})

it('« Cookies » is true exactly where an answer that holds is yes', () => {
  const now = new Date(1000)
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const yes = Object.values(answers).some((answer) => answer.yes && holds(answer, now))
      expect(agreesToAny(answers, now)).toBe(yes)
    }),
  )
})
