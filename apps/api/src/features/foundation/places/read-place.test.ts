import { expect, it } from 'vitest'
import { readPlace } from './read-place.ts'

it.each([
  ['villeurb', 'villeurb', ''],
  ['69100', '', '69100'],
  ['69100 Villeurbanne', 'villeurbanne', '69100'],
  ['Villeurbanne, 69100', 'villeurbanne', '69100'],
  ['Villeurbanne (69)', 'villeurbanne', '69'],
  ['VILLEURBANNE CEDEX', 'villeurbanne', ''],
  ['75700 PARIS CEDEX 07', 'paris', '75700'],
  ['93200 SAINT-DENIS CEDEX 2', 'saint denis', '93200'],
  ['BP 12 69100 VILLEURBANNE CEDEX', 'villeurbanne', '69100'],
  ['CS n° 40001, 69616 Villeurbanne', 'villeurbanne', '69616'],
  ['Paris 7', 'paris', '7'],
  ['F-69100 Villeurbanne, France', 'villeurbanne', '69100'],
  ['Ajaccio (2A)', 'ajaccio', '2a'],
  ['98000 Monaco', 'monaco', '98000'],
  ['B-1000 Bruxelles', 'bruxelles', '1000'],
  ['CH-1201 Genève', 'geneve', '1201'],
  ['L-1009 Luxembourg', '', '1009'],
  ['Luxembourg', 'luxembourg', ''],
  ['Montréal H2X 1Y4', 'montreal', 'h2x'],
  ['St-Étienne', 'saint etienne', ''],
  ['Bourg-St-Maurice', 'bourg saint maurice', ''],
  ['L’Haÿ-les-Roses', 'l hay les roses', ''],
  ['Y', 'y', ''],
])('« %s » is « %s » with « %s »', (typed, name, code) => {
  expect(readPlace(typed)).toMatchObject({ name, code })
})

it.each([
  ['F-69100 Villeurbanne', 'France'],
  ['B-1000 Bruxelles', 'Belgique'],
  ['BE 1000 Bruxelles', 'Belgique'],
  ['CH-1201 Genève', 'Suisse'],
  ['L-1009', 'Luxembourg'],
  ['MC 98000', 'Monaco'],
  ['69100 Villeurbanne', undefined],
  ['L’Haÿ-les-Roses', undefined],
  ['Genève (Suisse)', 'Suisse'],
  ['Montréal, Canada', 'Québec (Canada)'],
  ['Monaco (Monaco)', 'Monaco'],
  ['Monaco', undefined],
])('the country of « %s » is %s', (typed, country) => {
  expect(readPlace(typed).country).toBe(country)
})

it.each([
  ['PARIS CEDEX 07', '7'],
  ['75700 Paris 7e cedex 07', '7'],
  ['Paris 1er arrondissement', '1'],
  ['Lyon 3ème arr.', '3'],
  ['NANTES CEDEX', ''],
  ['Lyon 69', ''],
])('the arrondissement of « %s » is « %s »', (typed, district) => {
  expect(readPlace(typed)).toMatchObject({ district })
})
