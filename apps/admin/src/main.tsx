import { loadPageBrand } from '@consoeurs/brand'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { api } from '../../web/app/api/browser-api.ts'
import { followTheme } from '../../web/app/theme/apply-theme.ts'
import { App } from './app.tsx'
import { createAuthProvider } from './auth-provider.ts'
import { createDataProvider } from './content/data-provider.ts'
import { linkBrand } from './shell/brand-styles.ts'
import './shell/desk.css'
import './lists/lists.css'
import './forms/forms.css'
import './forms/prose.css'
import './resources/media/media.css'
import './care/care.css'
import './shell/house.css'

const { documentElement: root } = document
const nonce = document.querySelector<HTMLMetaElement>('meta[name="emotion-nonce"]')?.nonce ?? ''

async function open(): Promise<void> {
  const [brand] = await Promise.all([loadPageBrand(root.dataset.brand ?? ''), linkBrand(root.dataset.brand ?? '')])
  followTheme()
  const parts = {
    brand,
    authProvider: createAuthProvider({
      api,
      leave: (path) => location.assign(path),
      here: () => `${location.pathname}${location.search}${location.hash}`,
    }),
    dataProvider: createDataProvider(api, () => new Date()),
  }
  const place = document.querySelector('#bureau')
  if (place === null) throw new Error('the page has no place for the desk')
  createRoot(place).render(
    <StrictMode>
      <CacheProvider value={createCache({ key: 'b', nonce })}>
        <App {...parts} />
      </CacheProvider>
    </StrictMode>,
  )
}

await open()
