import { loadPageBrand } from '@consoeurs/brand'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { BrandProvider } from './brand/brand-context.tsx'
import { partsOfPage } from './ui/lazy-part.tsx'

const code = document.documentElement.dataset.brand
if (code === undefined) throw new Error('The page names no brand')
const [brand] = await Promise.all([loadPageBrand(code), partsOfPage()])

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
