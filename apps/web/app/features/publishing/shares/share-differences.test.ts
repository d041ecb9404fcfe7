import { expect, it } from 'vitest'
import { emptyDraft } from './composer/draft.ts'
import { differencesOf } from './share-differences.ts'

const base = { ...emptyDraft('', 'pensee'), body: 'Un matin' }

it('names what differs, and nothing else', () => {
  expect(differencesOf(base, base)).toEqual([])
  expect(differencesOf({ ...base, body: 'Un soir' }, { ...base, cover: '' })).toEqual([
    { name: 'Texte', here: 'Un soir', there: 'Un matin' },
    { name: 'Contenu sensible', here: '', there: 'Couvert' },
  ])
})

it('tells two pictures apart that have the same words', () => {
  const image = (fileId: number) => ({ fileId, alt: 'La mer', src: '', full: '' })
  expect(differencesOf({ ...base, images: [image(1)] }, { ...base, images: [image(2)] })).toHaveLength(1)
})

it('names waiting times, equipment, timers and origin of a recipe', () => {
  const { recipe } = base
  const waits = recipe.waits.map((row) => (row.wait === 'soaking' ? { ...row, amount: '8' } : row))
  const other = {
    ...base,
    recipe: {
      ...{ ...recipe, waits, equipment: ['bocaux'], originName: 'Un livre' },
      details: [{ minutes: '20', fileId: null }],
    },
  }
  expect(differencesOf(other, base).map(({ name, here }) => [name, here])).toEqual([
    ['Temps d’attente', 'trempage 8 h'],
    ['Matériel', 'bocaux'],
    ['Durée et photo des étapes', 'Étape 1\u202f: 20 min'],
    ['Source', 'Un livre'],
  ])
})
