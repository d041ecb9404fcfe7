import { expect, it } from 'vitest'
import { placeOf } from './places.ts'

it.each([
  ['/dashboard', 'home'],
  ['/shares/une-pensee', 'home'],
  ['/members', 'members'],
  ['/communities', 'communities'],
  ['/c/lectrices', 'communities'],
  ['/c/lectrices/le-coin-du-feu', 'rooms'],
  ['/community-room', 'rooms'],
  ['/p', 'me'],
  ['/p/lea', 'me'],
  ['/p/camille', 'members'],
  ['/settings/photos', 'me'],
  ['/', null],
  ['/inconnu', null],
])('%s belongs to %s', (path, place) => {
  expect(placeOf(path, 'lea')).toBe(place)
})
