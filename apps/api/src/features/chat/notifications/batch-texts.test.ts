import { expect, it } from 'vitest'
import { batchReminder } from './batch-texts.ts'

const lentil = { name: 'Les vertes', singular: 'lentille', plural: 'lentilles', gender: 'f' }
const cabbage = { name: 'Chou au cumin', singular: 'chou', plural: 'choux', gender: 'm' }

it.each([
  [{ ...lentil, kind: 'germination', what: 'care', day: '2' }, 'Rince tes lentilles'],
  [{ ...lentil, kind: 'soaking', what: 'care', day: '1' }, 'Change l’eau de tes lentilles'],
  [{ ...cabbage, kind: 'fermentation', what: 'day', day: '7' }, 'Goûte ton chou\u202f: jour 7'],
  [{ ...cabbage, kind: 'fermentation', what: 'care', day: '3' }, 'Goûte ton chou\u202f: jour 3'],
  [{ ...cabbage, singular: 'endive', gender: 'f', kind: 'drying', what: 'care', day: '1' }, 'Retourne ton endive'],
  [
    { ...cabbage, singular: 'carotte', gender: 'f', kind: 'fermentation', what: 'end', day: '9' },
    'C’est le jour prévu pour ta carotte',
  ],
  [{ name: 'Mon pot', kind: 'germination', what: 'day', day: '3' }, 'Regarde «\u202fMon pot\u202f»\u202f: jour 3'],
])('%j', (detail, title) => {
  expect(batchReminder(detail).title).toBe(title)
})
