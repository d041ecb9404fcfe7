import type { PollView } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import { withOwnVote } from './poll-state.ts'

const poll = (mine: number[], ...votes: (number | null)[]): PollView => ({
  choices: votes.map((count, at) => ({ text: `Réponse ${at}`, votes: count })),
  voters: 3,
  several: false,
  named: false,
  endsAt: '2030-01-01T00:00:00.000Z',
  ended: false,
  mine,
  canVote: true,
})
const votesOf = ({ choices }: PollView) => choices.map(({ votes }) => votes)

describe('withOwnVote', () => {
  it('counts a first voter, and leaves unknown results unknown', () => {
    const voted = withOwnVote(poll([], null, null), [1])
    expect(voted).toMatchObject({ mine: [1], voters: 4 })
    expect(votesOf(voted)).toEqual([null, null])
  })

  it('moves a changed vote without counting the voter again', () => {
    const voted = withOwnVote(poll([0], 2, 1), [1])
    expect(voted.voters).toBe(3)
    expect(votesOf(voted)).toEqual([1, 2])
  })

  it('changes nothing for the same vote', () => {
    expect(withOwnVote(poll([0], 2, 1), [0])).toEqual(poll([0], 2, 1))
  })
})
