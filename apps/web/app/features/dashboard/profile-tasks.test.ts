import { expect, it } from 'vitest'
import { profileTasks } from './profile-tasks.ts'

const empty = { photos: [], place: null, headline: '', lookingFor: [], status: 'draft' } as const

it('asks for everything at first and for nothing at the end', () => {
  expect(profileTasks({ ...empty, photos: [], lookingFor: [] }).percent).toBe(0)
  const place = { country: 'FR', zip: '44000', city: 'Nantes' }
  const half = profileTasks({ photos: [], place, headline: 'Bonjour.', lookingFor: [], status: 'draft' })
  expect(half.percent).toBe(40)
  expect(half.tasks.filter(({ done }) => !done).map(({ task }) => task)).toEqual(['photo', 'seeking', 'complete'])
})
