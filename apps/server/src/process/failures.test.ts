import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { expect, it } from 'vitest'
import { sentenceOf } from './failures.ts'

const coded = (code: string) => Object.assign(new Error('INSERT INTO places'), { code })

it.each([
  ['Node', coded('ENOSPC')],
  ['PostgreSQL', coded('53100')],
  ['a library that wraps the error', new Error('Cannot write file', { cause: coded('ENOSPC') })],
])('says that the disk is full, as reported by %s', (_, error) => {
  expect(sentenceOf(error)).toBe('Le disque est plein\u202f: fais de la place, puis recommence.')
})

it('prints the stack where the data folder has room, or is gone', () => {
  for (const folder of [import.meta.dirname, '/nowhere/at/all'])
    expect(sentenceOf(coded('57P01'), folder)).toMatch(/^Erreur inattendue/)
})

it('prints a refusal as it is, and the stack of any other error', () => {
  expect(sentenceOf(new StartRefusal('Corrige PORT.'))).toBe('Corrige PORT.')
  expect(sentenceOf(coded('23505'))).toMatch(/^Erreur inattendue\s: Error: INSERT INTO places\n/)
})
