import { expect, it } from 'vitest'
import { nearestCommunes } from './nearest-communes.ts'

const lines = [
  '69266;Villeurbanne;69100;45.7719;4.8902',
  '69029;Bron;69500;45.7344;4.9116',
  '69383;Lyon 3e Arrondissement;69003;45.7531;4.869',
  '44109;Nantes;44000;47.2315;-1.5482',
].join('\n')

it('proposes the nearest communes, nearest first, and none that is far', () => {
  const found = nearestCommunes(lines, { latitude: 45.77, longitude: 4.88 })
  expect(found.map(({ city }) => city)).toEqual(['Villeurbanne', 'Lyon 3e Arrondissement', 'Bron'])
  expect(found[0]).toEqual({ kind: 'commune', code: '69266', city: 'Villeurbanne', zip: '69100', country: 'France' })
})

it('proposes nothing abroad', () => {
  expect(nearestCommunes(lines, { latitude: 40.4, longitude: -3.7 })).toEqual([])
})
