import { expect, it } from 'vitest'
import { findSettings } from './settings-search.ts'

const found = (typed: string) =>
  findSettings(typed).map(({ slug, detail }) => (detail === undefined ? slug : [slug, detail]))

it.each([
  ['the title of a page', 'apparence', ['apparence']],
  ['words within a page', 'mot de passe', ['compte']],
  ['an act, in the words of its button', 'supprimer mon compte', [['donnees', 'Supprimer mon compte']]],
  ['letters without accents, in any case', 'DONNEES sens', [['accords', 'Données sensibles, consentement']]],
  ['beginnings of words in any order', 'deux valid', [['securite', 'Validation en deux étapes, code']]],
  ['nothing for the middle of a word', 'arence', []],
  ['nothing for spaces', '   ', []],
])('finds %s', (_case, typed, slugs) => {
  expect(found(typed)).toEqual(slugs)
})
