import { defaultBrandCode, loadBrand } from '@consoeurs/brand'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { BrandProvider } from '../app/brand/brand-context.tsx'
import { brandStylesheet } from '../app/brand/stylesheets.ts'
import { listenForQuickExit } from '../app/quick-exit/quick-exit.ts'
import { Toaster } from '../app/ui/overlays/toast.tsx'
import { ViewerProvider } from '../app/viewer/viewer-context.tsx'
import { kitRoutes } from './routes.tsx'
import { kitViewer } from './scene.ts'

const query = new URLSearchParams(location.search)
const brand = await loadBrand(query.get('brand') ?? defaultBrandCode)
const style = document.createElement('link')
style.rel = 'stylesheet'
style.href = brandStylesheet(brand.code) ?? ''
document.head.prepend(style)
document.documentElement.dataset.brand = brand.code
document.documentElement.dataset.theme = query.get('theme') === 'dark' ? 'dark' : 'light'

listenForQuickExit(document)

const host = document.querySelector('#kit')
if (host === null) throw new Error('No place for the kit')
createRoot(host).render(
  <BrandProvider brand={brand}>
    <ViewerProvider viewer={query.has('visitor') ? null : kitViewer}>
      <RouterProvider router={createBrowserRouter(kitRoutes)} />
      <Toaster />
    </ViewerProvider>
  </BrandProvider>,
)
