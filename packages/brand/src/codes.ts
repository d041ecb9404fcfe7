import { existsSync, readdirSync } from 'node:fs'
import type { BrandCode } from './brand.ts'
import { defaultBrandCode } from './index.ts'

const brandsFolder = new URL('../brands/', import.meta.url)

/** A brand is a folder with an `index.ts`, and its code is the folder's name; the default one comes first. */
export const brandCodes: readonly BrandCode[] = readdirSync(brandsFolder)
  .filter((name) => existsSync(new URL(`${name}/index.ts`, brandsFolder)))
  .sort((a, b) => Number(b === defaultBrandCode) - Number(a === defaultBrandCode) || a.localeCompare(b))

export function isBrandCode(value: unknown): value is BrandCode {
  return brandCodes.some((code) => code === value)
}
