import { expect, it } from 'vitest'
import { amountOf, centsOf } from './amount.ts'

it.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  ['0,07', 7],
  ['1 234,56 €', 123_456],
  ['1\u202F234,56\u00A0€', 123_456],
])('reads %s as an amount', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
  expect(centsOf(amountOf(cents))).toBe(cents)
})

it.each(['', 'douze', '-5', '1,234', '1,2,3', ','])('does not read « %s » as an amount', (typed) => {
  expect(centsOf(typed)).toBeNaN()
})
