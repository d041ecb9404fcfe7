import type { ReactionState } from '@consoeurs/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leadingKinds, withLiveReaction, withOwnReaction } from './reaction-state.ts'

const state: ReactionState = {
  counts: [
    { kind: 'coeur', count: 2 },
    { kind: 'rire', count: 1 },
  ],
  total: 3,
  mine: 'rire',
}

it('replaces her reaction, and forgets a kind that nobody gives any more', () => {
  expect(withOwnReaction(state, 'coeur')).toEqual({ counts: [{ kind: 'coeur', count: 3 }], total: 3, mine: 'coeur' })
})

it('takes her reaction back', () => {
  expect(withOwnReaction(state, null)).toEqual({ counts: [{ kind: 'coeur', count: 2 }], total: 2, mine: null })
})

it('comes back to the same counts whatever she tried on the way', () => {
  const kind = fc.constantFrom('coeur', 'rire', 'surprise', null)
  fc.assert(
    fc.property(fc.array(kind), (wishes) => {
      const after = withOwnReaction(wishes.reduce(withOwnReaction, state), 'rire')
      expect(after.total).toBe(3)
      expect(new Map(after.counts.map(({ kind, count }) => [kind, count]))).toEqual(
        new Map(state.counts.map(({ kind, count }) => [kind, count])),
      )
    }),
  )
})

it('keeps her own reaction when another woman reacts, and follows it from her other tab', () => {
  const reactions = { counts: [{ kind: 'coeur', count: 4 }], total: 4 }
  expect(withLiveReaction(state, { reactions, actorId: 2, kind: 'coeur' }, 1).mine).toBe('rire')
  expect(withLiveReaction(state, { reactions, actorId: 1, kind: 'coeur' }, 1)).toEqual({ ...reactions, mine: 'coeur' })
})

it('shows the kinds most given first', () => {
  expect(leadingKinds({ counts: [...state.counts, { kind: 'calin', count: 9 }], total: 12, mine: null }, 2)).toEqual([
    'calin',
    'coeur',
  ])
})
