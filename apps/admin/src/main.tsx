import { loadPageBrand } from '@consoeurs/brand'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { api } from '../../web/app/api/browser-api.ts'
import { replaceClosedStorage } from '../../web/app/reader/closed-storage.ts'
import { followTheme } from '../../web/app/theme/apply-theme.ts'
import { App } from './app.tsx'
import { createAuthProvider } from './auth-provider.ts'
import { createDataProvider } from './content/data-provider.ts'
import { linkBrand } from './shell/brand-styles.ts'
import { adminText } from './text/admin.ts'
import './shell/admin.css'
import './shell/frame.css'
import './shell/head.css'
import './shell/arriving.css'
import './lists/lists.css'
import './forms/forms.css'
import './forms/prose.css'
import './resources/media/media.css'
import './care/moderation.css'
import './shell/base.css'
import './home/home.css'

const { documentElement: root } = document
const nonce = document.querySelector<HTMLMetaElement>('meta[name="emotion-nonce"]')?.nonce ?? ''

async function open(): Promise<void> {
  const [brand] = await Promise.all([loadPageBrand(root.dataset.brand ?? ''), linkBrand(root.dataset.brand ?? '')])
  replaceClosedStorage()
  followTheme()
  // Multi-line titles change height when the web font loads.
  document.fonts.addEventListener('loadingdone', () => dispatchEvent(new Event('resize')))
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

/** Error message instead of a blank page. */
function saySo(): void {
  const words = document.createElement('p')
  words.className = 'opens'
  words.setAttribute('role', 'alert')
  words.textContent = adminText.cannotStart
  document.querySelector('#bureau')?.replaceChildren(words)
}

await open().catch((error: unknown) => {
  saySo()
  throw error
})
