import { expect, it } from 'vitest'
import { homeText } from '../text/home.ts'
import { lifeText } from '../text/life.ts'
import { moment } from './dates.ts'

const noon = (day: number) => new Date(2026, 11, day, 12, 5)

it('the first of a month is « 1er », and no other day is', () => {
  expect(moment(noon(1).toISOString())).toBe('1er déc. 2026, 12:05')
  expect(moment(noon(11).toISOString())).toBe('11 déc. 2026, 12:05')
  expect(moment(noon(21).toISOString())).toBe('21 déc. 2026, 12:05')
  expect(homeText.today(noon(1))).toBe('Mardi 1er décembre')
  expect(homeText.today(noon(31))).toBe('Jeudi 31 décembre')
  expect(homeText.since(noon(1).toISOString())).toBe('Publié le 1er décembre 2026')
})

it('a sentence about the last week begins with a capital', () => {
  expect(lifeText.ofWhole(null, 5)).toBe('Moins de 5 sur 5 la dernière semaine')
  expect(lifeText.ofWhole(5, 6)).toBe('5 sur 6 la dernière semaine')
  expect(lifeText.ofWhole(null, null)).toBe('Moins de 5 la dernière semaine')
})
