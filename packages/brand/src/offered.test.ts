import { describe, expect, it } from 'vitest'
import { offeredInterests, offeredQuestions } from './offered.ts'

const groups = [
  { label: 'Livres', interests: [{ value: 'romans', label: 'Romans' }] },
  { label: 'Ailleurs', interests: [{ value: 'tricot', label: 'Tricot', retired: true }] },
]
const questions = [
  { id: 'refuge', label: 'Mon refuge', placeholder: '', retired: true },
  { id: 'plat', label: 'Mon plat', placeholder: '' },
]

describe('a retired entry', () => {
  it('is offered only to a member who has it, and a group without entries is left out', () => {
    expect(offeredInterests(groups)).toEqual(groups.slice(0, 1))
    expect(offeredInterests(groups, ['tricot'])).toEqual(groups)
  })

  it('is not asked of those who never answered it', () => {
    expect(offeredQuestions(questions).map(({ id }) => id)).toEqual(['plat'])
    expect(offeredQuestions(questions, ['refuge'])).toEqual(questions)
  })
})
