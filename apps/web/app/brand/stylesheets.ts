import type { BrandCode } from '@consoeurs/brand'

const files = import.meta.glob<string>('../../../../packages/brand/brands/*/style.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** A page links only its own brand's stylesheet. */
export const brandStylesheet = (code: BrandCode) => files[`../../../../packages/brand/brands/${code}/style.css`]
