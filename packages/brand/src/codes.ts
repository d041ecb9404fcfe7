import { existsSync, readdirSync } from 'node:fs'
import type { BrandCode } from './brand.ts'
import { defaultBrandCode } from './index.ts'

const brandsFolder = new URL('../brands/', import.meta.url)

/** The default brand comes first. */
export const brandCodes: readonly BrandCode[] = readdirSync(brandsFolder)
  .filter((name) => existsSync(new URL(`${name}/index.ts`, brandsFolder)))
  .sort((a, b) => Number(b === defaultBrandCode) - Number(a === defaultBrandCode) || a.localeCompare(b))

export function isBrandCode(value: unknown): value is BrandCode {
  return brandCodes.some((code) => code === value)
}
