import { describe, expect, it } from 'vitest'
import { type SummableLine, shoppingItems, shoppingText, sumLines } from './sum-lines.ts'
import { addDays, daysOfWeek, mondayOf } from './weeks.ts'

const carrot = { singular: 'carotte', plural: 'carottes' }
const line = (amount: number | null, unit: SummableLine['unit'], more: Partial<SummableLine> = {}): SummableLine => ({
  key: `${amount} ${unit}`,
  name: 'carottes',
  ingredient: 'carotte',
  label: carrot,
  aisle: 'produce',
  done: false,
  amount,
  unit,
  ...more,
})
const texts = (...lines: SummableLine[]) => sumLines(lines).map(shoppingText)

describe('the sum of lines', () => {
  it.each([
    ['grams and kilograms', [line(300, 'g'), line(1, 'kg')], ['1,3 kg de carottes']],
    ['grams', [line(300, 'g'), line(200, 'g')], ['500 g de carottes']],
    ['many grams', [line(600, 'g'), line(650, 'g')], ['1,25 kg de carottes']],
    ['millilitres, centilitres and litres', [line(5, 'ml'), line(20, 'cl')], ['20,5 cl de carottes']],
    ['litres', [line(0.5, 'l'), line(75, 'cl')], ['1,25 l de carottes']],
    ['spoons', [line(1, 'tablespoon'), line(3, 'teaspoon')], ['2 c. à s. de carottes']],
    ['spoons that make no whole', [line(1, 'tablespoon'), line(1, 'teaspoon')], ['4 c. à c. de carottes']],
    ['pieces', [line(1, null), line(0.5, null)], ['1 ½ carotte']],
    ['several pieces', [line(2, null), line(1, null)], ['3 carottes']],
    ['bunches', [line(1, 'bunch'), line(1, 'bunch')], ['2 bottes de carottes']],
    ['no amount', [line(null, null), line(null, null)], ['carottes']],
  ])('adds %s', (_what, lines, sum) => {
    expect(texts(...lines).map((text) => text.replaceAll('\u00a0', ' '))).toEqual(sum)
  })

  it('keeps own words, and apart', () => {
    const herb = { name: 'persil plat', ingredient: 'persil', label: { singular: 'persil', plural: 'persils' } }
    const lines = [line(3, 'bunch', herb), line(1, 'bunch', { ...herb, name: 'persil' }), line(1, 'bunch', herb)]
    expect(texts(...lines)).toEqual(['4\u00a0bottes de persil plat', '1\u00a0botte de persil'])
  })

  it('keeps apart what cannot be added, and what is ticked', () => {
    expect(texts(line(1, 'bunch'), line(200, 'g'), line(null, null))).toHaveLength(3)
    expect(texts(line(200, 'g'), line(100, 'g', { done: true }))).toHaveLength(2)
  })

  it('adds equal words that the vocabulary lacks', () => {
    const words = { ingredient: null, label: null, aisle: null }
    expect(texts(line(1, null, { ...words, name: 'Éponge' }), line(1, null, { ...words, name: 'éponge ' }))).toEqual([
      '2 Éponge',
    ])
  })
})

it('of a recipe are scaled, the larger end of a range', () => {
  const parsed = { unit: 'g' as const, ingredient: 'carotte', remark: '', chosen: false }
  const ingredients = [
    { quantity: '200-250 g', name: 'carottes', parsed: { ...parsed, quantity: { from: 200, to: 250 } } },
    { quantity: '', name: 'sel', parsed: { ...parsed, unit: null, ingredient: 'sel', quantity: null } },
    { quantity: '2', name: 'éponges' },
  ]
  expect(shoppingItems({ ingredients }, 2)).toEqual([
    { name: 'carottes', amount: 500, unit: 'g', ingredient: 'carotte' },
    { name: 'sel', amount: null, unit: null, ingredient: 'sel' },
    { name: '2 éponges', amount: null, unit: null, ingredient: null },
  ])
})

it('a week begins on Monday, across months and years', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysOfWeek('2026-11-30').at(-1)).toBe('2026-12-06')
})
