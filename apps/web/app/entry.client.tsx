import { isBrandCode, loadBrand } from '@consoeurs/brand'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { BrandProvider } from './brand/brand-context.tsx'

const code = document.documentElement.dataset.brand
if (code === undefined || !isBrandCode(code)) throw new Error('The page names no known brand')
const brand = await loadBrand(code)

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
