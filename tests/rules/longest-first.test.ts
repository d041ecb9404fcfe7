import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { longest } from '../setup/longest-first.ts'

const root = resolve(import.meta.dirname, '../..')

it('lists each file of long tests once, and no missing file', () => {
  expect(longest.filter((file) => !existsSync(resolve(root, file)))).toEqual([])
  expect(new Set(longest).size).toBe(longest.length)
})
