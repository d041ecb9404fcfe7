import { expect, it } from 'vitest'
import { voiceCommandOf } from './voice-command.ts'

it.each([
  ['Suivante', 'next'],
  ['étape suivante s’il te plaît', 'next'],
  ['Reviens à l’étape précédente', 'previous'],
  ['lance le minuteur', 'timer'],
  ['les ingrédients', 'ingredients'],
  ['passe-moi le sel', undefined],
  ['', undefined],
])('« %s » is %s', (said, command) => {
  expect(voiceCommandOf(said)).toBe(command)
})
