import type { BrandCode } from '@consoeurs/brand'

const files = import.meta.glob<string>('../../../../packages/brand/brands/*/style.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Resolves when the brand's stylesheet is loaded, because the theme reads its custom properties. */
export function linkBrand(code: BrandCode): Promise<void> {
  const href = files[`../../../../packages/brand/brands/${code}/style.css`]
  if (href === undefined) throw new Error(`no brand ${code}`)
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${href} did not come`))
    document.head.append(link)
  })
}
