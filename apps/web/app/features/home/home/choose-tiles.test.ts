import { loadBrand } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { chooseTiles } from './choose-tiles.ts'

const share = (id: number, kind: string) => ({ id, kind }) as ShareView
const chosen = async (kinds: string[]) => {
  const brand = await loadBrand('violette')
  return chooseTiles(
    brand,
    kinds.map((kind, index) => share(index, kind)),
  ).map(({ kind }) => kind)
}

it('shows one of each kind, words first', async () => {
  expect(await chosen(['photo', 'photo', 'sortie', 'question', 'pensee'])).toEqual([
    'pensee',
    'photo',
    'question',
    'sortie',
  ])
})

it('fills up with the newest of the others', async () => {
  expect(await chosen(['photo', 'photo', 'photo'])).toEqual(['photo', 'photo', 'photo'])
})
