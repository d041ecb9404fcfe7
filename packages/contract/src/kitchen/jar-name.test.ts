import { expect, it } from 'vitest'
import type { IngredientFamily } from '../publishing/ingredients/ingredient-kinds.ts'
import { jarName } from './jar-name.ts'

it.each([
  ['lentille-verte', 'lentille verte', 'lentilles vertes', 'legume', 'Lentilles vertes'],
  ['graine-de-radis', 'graine de radis', 'graines de radis', 'seed', 'Graines de radis'],
  ['flocon-d-avoine', 'flocon d’avoine', 'flocons d’avoine', 'cereal', 'Flocons d’avoine'],
  ['quinoa', 'quinoa', 'quinoas', 'cereal', 'Quinoa'],
  ['alfalfa', 'alfalfa', 'alfalfas', 'seed', 'Alfalfa'],
  ['chou-rouge', 'chou rouge', 'choux rouges', 'leaf', 'Chou rouge'],
  ['epeautre', 'épeautre', 'épeautres', 'cereal', 'Épeautre'],
  ['capre', 'câpre', 'câpres', 'condiment', 'Câpres'],
] as [string, string, string, IngredientFamily, string][])(
  'labels a jar of %s',
  (slug, singular, plural, family, name) => {
    expect(jarName({ slug, singular, plural, family })).toBe(name)
  },
)
