import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Breaker } from '../../tools/conformance/breaker.ts'
import { breaks } from '../../tools/conformance/breaks/index.ts'

let breaker: Breaker
beforeAll(() => {
  breaker = new Breaker()
})
afterAll(() => breaker.closes())

describe.each(Object.entries(breaks))('%s of the specification, broken row by row', (_section, ways) => {
  it.each(Object.entries(ways))('has a test that notices: %s', async (_asks, way) => {
    const { outcome, output } = await breaker.tries(way)
    expect(outcome, output).toBe('noticed')
  })
})
