import { expect, it } from 'vitest'
import { navItemOf } from './nav-items.ts'

it.each([
  ['/dashboard', 'home'],
  ['/shares/une-pensee', 'home'],
  ['/members', 'members'],
  ['/recettes/ingredient/chou', 'recipes'],
  ['/bocaux/7', 'season'],
  ['/courses', 'notebook'],
  ['/trocs', 'outings'],
  ['/communities', 'communities'],
  ['/c/lectrices', 'communities'],
  ['/c/lectrices/le-coin-du-feu', 'messages'],
  ['/community-room', 'messages'],
  ['/p', 'me'],
  ['/p/lea', 'me'],
  ['/p/camille', 'members'],
  ['/settings/photos', 'settings'],
  ['/', null],
  ['/inconnu', null],
])('%s belongs to %s', (path, place) => {
  expect(navItemOf(path, 'lea')).toBe(place)
})
