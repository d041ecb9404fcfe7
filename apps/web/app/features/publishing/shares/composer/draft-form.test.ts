import { loadBrand } from '@consoeurs/brand'
import { expect, it } from 'vitest'
import { emptyDraft, isBlank } from './draft.ts'
import { checkDraft, readDraft } from './draft-form.ts'

const clientId = '5f0c1c1e-6a55-4a6d-9a2e-0d6c0f6f2b11'
const violette = await loadBrand('violette')
const seve = await loadBrand('seve')

it('asks for words before publishing a thought', () => {
  expect(checkDraft(violette, emptyDraft(clientId, 'pensee'))).toEqual({
    errors: { body: 'Écris quelques mots ou ajoute une image.' },
  })
})

it('publishes the fields of the kind alone', () => {
  const draft = { ...emptyDraft(clientId, 'pensee'), title: 'Reste d’une sortie', body: 'Bonsoir' }
  expect(checkDraft(violette, draft)).toMatchObject({
    publication: { title: '', body: 'Bonsoir', recipe: null, outing: null, visibility: 'members' },
  })
})

it('says what an outing lacks', () => {
  const draft = { ...emptyDraft(clientId, 'sortie'), body: 'On y va ?' }
  expect(checkDraft(violette, draft)).toEqual({ errors: { 'outing.at': 'Dis quel jour et à quelle heure.' } })
})

it('leaves empty rows out of a recipe, and gathers what is wrong by list', () => {
  const blank = emptyDraft(clientId, 'recette')
  const errors = checkDraft(seve, { ...blank, title: 'Soupe' })
  expect(errors).toMatchObject({
    errors: { 'recipe.minutes': 'Combien de minutes ?', 'recipe.ingredients': 'Ajoute au moins un ingrédient.' },
  })
  const recipe = {
    ...blank.recipe,
    minutes: '20',
    ingredients: [{ quantity: '2', name: 'Courgettes' }],
    steps: ['Couper.', ''],
  }
  expect(checkDraft(seve, { ...blank, recipe })).toMatchObject({
    publication: { recipe: { servings: 2, minutes: 20, steps: ['Couper.'] } },
  })
})

it('reads the form of a page without scripts, and loses nothing of it', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['clientId', clientId],
    ['kind', 'recette'],
    ['body', 'Fraîche'],
    ['visibility', 'public'],
    ['servings', '4'],
    ['minutes', '15'],
    ['quantity', '2'],
    ['ingredient', 'Courgettes'],
    ['quantity', ''],
    ['ingredient', 'Basilic'],
    ['step', 'Couper.'],
    ['stepMinutes', '20'],
    ['yieldUnit', 'jar'],
    ['wait-fermentation', '14'],
    ['wait-fermentation-unit', 'day'],
    ['wait-drying', '1,5'],
    ['wait-drying-unit', 'hour'],
    ['celsius', '42'],
    ['equipment', 'bocaux'],
    ['originName', 'Le livre bleu'],
  ] as const) {
    form.append(name, value)
  }
  const draft = readDraft(form, 'autre')
  expect(draft).toMatchObject({ clientId, kind: 'recette', body: 'Fraîche', visibility: 'public' })
  expect(draft.recipe.ingredients).toEqual([
    { quantity: '2', name: 'Courgettes' },
    { quantity: '', name: 'Basilic' },
  ])
  const recipe = {
    ...{ servings: 1, yield: { amount: 4, unit: 'jar' }, equipment: ['bocaux'], origin: { name: 'Le livre bleu' } },
    ...{ times: { fermentation: 14 * 24 * 60, drying: 90, celsius: 42 }, stepDetails: [{ minutes: 20 }] },
  }
  expect(checkDraft(seve, draft)).toMatchObject({ publication: { recipe } })
})

it('names the field of a wait that is no number, and of a link that is none', () => {
  const blank = emptyDraft(clientId, 'recette')
  const [soaking, ...others] = blank.recipe.waits
  const filled = { minutes: '20', ingredients: [{ quantity: '', name: 'Sel' }], steps: ['Couper.'], originUrl: 'ici' }
  const waits = [...(soaking ? [{ ...soaking, amount: 'une nuit' }] : []), ...others]
  expect(checkDraft(seve, { ...blank, recipe: { ...blank.recipe, ...filled, waits } })).toHaveProperty('errors', {
    'recipe.times.soaking': 'Écris une durée, ou laisse vide.',
    'recipe.origin.name': expect.any(String),
    'recipe.origin.url': expect.any(String),
  })
})

it('knows a blank draft from one with something to lose', () => {
  const blank = emptyDraft(clientId, 'pensee')
  expect(isBlank(blank)).toBe(true)
  expect(isBlank({ ...blank, body: ' ' })).toBe(true)
  expect(isBlank({ ...blank, recipe: { ...blank.recipe, steps: ['Couper.'] } })).toBe(false)
})
