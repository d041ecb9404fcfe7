import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

const rowOf = (record: Record<string, unknown>) => toCsv([record]).split('\r\n')[1]

it('a table for spreadsheets has a head, a mark of UTF-8, and quotes what would break it', () => {
  expect(toCsv([{ titre: 'Un ; « deux »', n: 1, vide: null }])).toBe('\uFEFFtitre;n;vide\r\n"Un ; « deux »";1;\r\n')
  expect(rowOf({ a: 'elle dit "oui"', b: 'deux\nlignes', c: 'un,deux' })).toBe(
    '"elle dit ""oui""";"deux\nlignes";"un,deux"',
  )
})

it.each(['=SUM(A1)', '+33', '-1+cmd', '@nom', '\t=1', '\r=1', '\n=1', '＝1'])('runs nothing of %j', (text) => {
  expect(rowOf({ text })?.replace(/^"/, '')).toMatch(/^'/)
})

it('hides no formula behind what another language takes for the end of a cell', () => {
  expect(rowOf({ text: 'bonjour,=1+1' })).toBe('"bonjour,=1+1"')
})

it('leaves numbers numbers', () => {
  expect(rowOf({ n: -5, of: '-5' })).toBe("-5;'-5")
})
