import { loadPageBrand } from '@consoeurs/brand'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { BrandProvider } from './brand/brand-context.tsx'
import { partsOfPage } from './ui/lazy-part.tsx'

/** The large drawings stand in the served page, where it shows them: they are read there. */
const drawn = (className: string) => document.querySelector(`.${className}`)?.innerHTML

const code = document.documentElement.dataset.brand
if (code === undefined) throw new Error('The page names no brand')
const [texts] = await Promise.all([loadPageBrand(code), partsOfPage()])
const brand = { ...texts, marks: { ...texts.marks, lockup: drawn('lockup'), splash: drawn('splash-mark') } }

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
