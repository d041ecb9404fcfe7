import { allergens, IngredientContent, keysOfIngredient, namesOf } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import { readIngredients, type SeedIngredient } from './ingredients.ts'

const all = await readIngredients()

const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)

describe('the file of ingredients', () => {
  it('has at least 250, each once', () => {
    expect(all.length).toBeGreaterThanOrEqual(250)
    expect(repeated(all.map(({ slug }) => slug))).toEqual([])
  })

  it.each(all.map((entry): [string, SeedIngredient] => [entry.slug, entry]))(
    '%s is what an editor may write',
    (_slug, entry) => {
      const { slug, ...content } = entry
      expect(slug).toMatch(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(IngredientContent.parse(content)).toEqual(content)
      expect(entry.plural).not.toBe('')
      for (const months of Object.values(entry.seasons)) {
        expect(months.length).toBeGreaterThan(0)
        expect(months.every((month) => Number.isInteger(month) && month >= 1 && month <= 12)).toBe(true)
      }
      for (const allergen of entry.allergens) expect(Object.keys(allergens)).toContain(allergen)
      expect(namesOf(entry).filter((name) => name !== name.trim() || name === '')).toEqual([])
    },
  )

  it('gives no name to two ingredients', () => {
    expect(repeated(all.flatMap(keysOfIngredient))).toEqual([])
  })

  it('has the fourteen allergens of the regulation', () => {
    expect(Object.keys(allergens)).toHaveLength(14)
  })

  it('writes apostrophes as on the page', () => {
    expect(all.flatMap(namesOf).filter((name) => name.includes("'"))).toEqual([])
  })

  it('says a range of months over the new year', () => {
    expect(all.find(({ slug }) => slug === 'endive')?.seasons.north).toEqual([1, 2, 3, 4, 10, 11, 12])
  })
})
