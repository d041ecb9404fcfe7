import { loadBrand } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import { expect, it } from 'vitest'
import { isIconName } from '../ui/icons.ts'

/** Every value of a key `icon` or `…Icon`, wherever a brand puts it. */
function iconsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) =>
    /icon$/i.test(key) && typeof held === 'string' ? [held] : iconsOf(held),
  )
}

it.each(brandCodes)('draws every icon that %s names', async (code) => {
  const named = iconsOf(await loadBrand(code))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !isIconName(name))).toEqual([])
})
