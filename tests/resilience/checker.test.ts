import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Evidence, judge } from './checker.ts'
import type { Attempt, KeptHistory, Outcome } from './history.ts'

const lane = 'message camille→ines'
const sent = (value: string, outcome: Outcome = 'ok', inLane = lane): Attempt => ({ lane: inLane, value, outcome })
const shown = (...values: string[]): Evidence => ({ read: { [lane]: values }, told: {}, holds: {} })

describe('the checker', () => {
  it('has nothing to say where everything acknowledged is there, once and in order', () => {
    expect(judge([sent('a'), sent('b'), sent('c')], shown('a', 'b', 'c'))).toEqual([])
  })

  it('names a lost value', () => {
    expect(judge([sent('a'), sent('b')], shown('a'))).toEqual([`lost: ${lane} b`])
  })

  it('names a lost value of a lane of which nothing at all is shown', () => {
    expect(judge([sent('a')], { read: {}, told: {}, holds: {} })).toEqual([`lost: ${lane} a`])
  })

  it('names an invented value, also in a lane that nobody used', () => {
    expect(judge([sent('a')], shown('a', 'x'))).toEqual([`invented: ${lane} x`])
    const elsewhere = 'comment louise@3'
    const evidence = { read: { [lane]: ['a'], [elsewhere]: ['x'] }, told: {}, holds: {} }
    expect(judge([sent('a')], evidence)).toEqual([`invented: ${elsewhere} x`])
  })

  it('names a doubled value', () => {
    expect(judge([sent('a'), sent('b')], shown('a', 'b', 'b'))).toEqual([`doubled: ${lane} b`])
  })

  it('names a reordered value', () => {
    expect(judge([sent('a'), sent('b'), sent('c')], shown('a', 'c', 'b'))).toEqual([`reordered: ${lane} b`])
  })

  it('expects no place of a value that was given up, and arrived when its tab woke up', () => {
    const attempts = [sent('a', 'info'), sent('b'), sent('a'), sent('c')]
    expect(judge(attempts, shown('b', 'a', 'c'))).toEqual([])
    expect(judge(attempts, shown('a', 'c', 'b'))).toEqual([`reordered: ${lane} b`])
  })

  it('takes a value of unknown fate either way, and knows it for sure once it is acknowledged', () => {
    expect(judge([sent('a', 'info')], shown())).toEqual([])
    expect(judge([sent('a', 'info')], shown('a'))).toEqual([])
    expect(judge([sent('a', 'info'), sent('a')], shown())).toEqual([`lost: ${lane} a`])
  })

  it('names a refusal, and what was refused and is there all the same', () => {
    const complaints = judge([sent('a', 'fail')], shown('a'))
    expect(complaints).toEqual([`refused: ${lane} a (no reason)`, `invented: ${lane} a`])
  })

  it('asks of the one who was to be told what it asks of the reader', () => {
    const evidence = (...told: string[]): Evidence => ({ ...shown('a'), told: { [lane]: told } })
    expect(judge([sent('a')], evidence('a'))).toEqual([])
    expect(judge([sent('a')], evidence())).toEqual([`lost: ${lane} (told) a`])
    expect(judge([sent('a')], evidence('a', 'a'))).toEqual([`doubled: ${lane} (told) a`])
  })

  it('accepts as the value of a thing the last one acknowledged, or a later one of unknown fate', () => {
    const reaction = 'reaction camille@3'
    const verdict = (held: string, ...attempts: Attempt[]) =>
      judge(attempts, { read: {}, told: {}, holds: { [reaction]: held } }).length
    const [first, second] = [sent('calin', 'ok', reaction), sent('rire', 'ok', reaction)]
    expect(verdict('rire', first, second)).toBe(0)
    expect(verdict('calin', first, second)).toBe(1)
    expect(verdict('', first, second)).toBe(1)
    const maybe = sent('coeur', 'info', reaction)
    expect(verdict('coeur', first, maybe)).toBe(0)
    expect(verdict('calin', first, maybe)).toBe(0)
    expect(verdict('rire', first, maybe)).toBe(1)
    expect(verdict('', maybe)).toBe(0)
  })
})

const kept = join(import.meta.dirname, 'histories')

it.each(readdirSync(kept).filter((name) => name.endsWith('.json')))(
  'judges the kept history %s as it was judged',
  (name) => {
    const { attempts, evidence, complaints } = JSON.parse(readFileSync(join(kept, name), 'utf8')) as KeptHistory
    expect(judge(attempts, evidence)).toEqual(complaints)
  },
)
