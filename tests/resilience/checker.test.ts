import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Evidence, judge } from './checker.ts'
import type { Attempt, KeptHistory, Outcome } from './history.ts'

const lane = 'message camille→ines'
const sent = (value: string, outcome: Outcome = 'ok', inLane = lane): Attempt => ({ lane: inLane, value, outcome })
const shown = (...values: string[]): Evidence => ({ read: { [lane]: values }, told: {}, holds: {} })

describe('the checker', () => {
  it('accepts a history where every acknowledged value is present once, in order', () => {
    expect(judge([sent('a'), sent('b'), sent('c')], shown('a', 'b', 'c'))).toEqual([])
  })

  it('reports a lost value', () => {
    expect(judge([sent('a'), sent('b')], shown('a'))).toEqual([`lost: ${lane} b`])
  })

  it('reports a lost value of an empty lane', () => {
    expect(judge([sent('a')], { read: {}, told: {}, holds: {} })).toEqual([`lost: ${lane} a`])
  })

  it('reports an invented value, also in an unused lane', () => {
    expect(judge([sent('a')], shown('a', 'x'))).toEqual([`invented: ${lane} x`])
    const elsewhere = 'comment louise@3'
    const evidence = { read: { [lane]: ['a'], [elsewhere]: ['x'] }, told: {}, holds: {} }
    expect(judge([sent('a')], evidence)).toEqual([`invented: ${elsewhere} x`])
  })

  it('reports a duplicated value', () => {
    expect(judge([sent('a'), sent('b')], shown('a', 'b', 'b'))).toEqual([`doubled: ${lane} b`])
  })

  it('reports a reordered value', () => {
    expect(judge([sent('a'), sent('b'), sent('c')], shown('a', 'c', 'b'))).toEqual([`reordered: ${lane} b`])
  })

  it('accepts any position of an abandoned value that arrived later', () => {
    const attempts = [sent('a', 'info'), sent('b'), sent('a'), sent('c')]
    expect(judge(attempts, shown('b', 'a', 'c'))).toEqual([])
    expect(judge(attempts, shown('a', 'c', 'b'))).toEqual([`reordered: ${lane} b`])
  })

  it('accepts a value of unknown outcome as present or absent, until it is acknowledged', () => {
    expect(judge([sent('a', 'info')], shown())).toEqual([])
    expect(judge([sent('a', 'info')], shown('a'))).toEqual([])
    expect(judge([sent('a', 'info'), sent('a')], shown())).toEqual([`lost: ${lane} a`])
  })

  it('reports a refusal, and a refused value that is present', () => {
    const complaints = judge([sent('a', 'fail')], shown('a'))
    expect(complaints).toEqual([`refused: ${lane} a (no reason)`, `invented: ${lane} a`])
  })

  it('checks live events like reads', () => {
    const evidence = (...told: string[]): Evidence => ({ ...shown('a'), told: { [lane]: told } })
    expect(judge([sent('a')], evidence('a'))).toEqual([])
    expect(judge([sent('a')], evidence())).toEqual([`lost: ${lane} (told) a`])
    expect(judge([sent('a')], evidence('a', 'a'))).toEqual([`doubled: ${lane} (told) a`])
  })

  it('accepts as final value the last acknowledged one, or a later one of unknown outcome', () => {
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
  'judges the stored history %s as before',
  (name) => {
    const { attempts, evidence, complaints } = JSON.parse(readFileSync(join(kept, name), 'utf8')) as KeptHistory
    expect(judge(attempts, evidence)).toEqual(complaints)
  },
)
