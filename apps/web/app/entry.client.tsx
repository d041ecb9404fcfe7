import { type BrandCode, loadDrawings, loadPageBrand, withDrawings } from '@consoeurs/brand'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { BrandProvider } from './brand/brand-context.tsx'
import { partsOfPage } from './ui/lazy-part.tsx'

/** The large drawings stand in the served page: read there, fetched only where it shows no name of the site. */
async function drawingsOfPage(code: BrandCode) {
  const drawn = (className: string) => document.querySelector(`.${className}`)?.innerHTML
  const lockup = drawn('lockup')
  return lockup === undefined ? loadDrawings(code) : { lockup, splash: drawn('splash-mark') ?? '' }
}

const code = document.documentElement.dataset.brand
if (code === undefined) throw new Error('The page names no brand')
const [texts, drawings] = await Promise.all([loadPageBrand(code), drawingsOfPage(code), partsOfPage()])
const brand = withDrawings(texts, drawings)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BrandProvider brand={brand}>
        <HydratedRouter />
      </BrandProvider>
    </StrictMode>,
  )
})
