import type { BrandCode } from '@consoeurs/brand'

const files = import.meta.glob<string>('../../../../packages/brand/brands/*/style.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where each brand's roles and movement are served: a page links its own brand's and no other. */
export const brandStylesheet = (code: BrandCode) => files[`../../../../packages/brand/brands/${code}/style.css`]
