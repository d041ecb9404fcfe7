import { expect, it } from 'vitest'
import { countOf, type HonorState, withHonor } from './honor-state.ts'

const honored: HonorState = { given: null, counts: [{ kind: 'belle-plume', count: 3 }] }

it('counts the honour she gives, the first of its kind too', () => {
  const given = withHonor(honored, 'belle-plume')
  expect(given).toEqual({ given: 'belle-plume', counts: [{ kind: 'belle-plume', count: 4 }] })
  expect(countOf(withHonor(honored, 'rayonnante'), 'rayonnante')).toBe(1)
})

it('takes it back to where it was', () => {
  expect(withHonor(withHonor(honored, 'belle-plume'), null)).toEqual(honored)
})

it('says nothing new when the same is given again, and nothing for a kind nobody gave', () => {
  const given = withHonor(honored, 'belle-plume')
  expect(withHonor(given, 'belle-plume')).toBe(given)
  expect(countOf(honored, 'rayonnante')).toBe(0)
})
