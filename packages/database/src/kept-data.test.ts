import { readFileSync } from 'node:fs'
import { getTableName, isTable } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { tables } from './index.ts'

const page = readFileSync(new URL('../../../docs/security/data.md', import.meta.url), 'utf8')
const classes = ['keys', 'restricted', 'members’', 'everyone’s']

/** The tables of each class, as the page has them. */
const said = classes.flatMap((name) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? ''
  return [...row.matchAll(/`([a-z_]+)`/g)].map(([, table = '']) => table)
})

it('gives each table one class of care', () => {
  const kept = Object.values(tables).filter(isTable).map(getTableName)
  expect([...said].sort()).toEqual(kept.sort())
})

it('has requirements for each class', () => {
  const head = page.split('\n').find((line) => line.startsWith('| | keys |'))
  expect(head).toBe(`| | ${classes.join(' | ')} |`)
})
