import type { PageBrand } from '@consoeurs/brand'
import type { Role } from '@consoeurs/contract'
import { QueryClient } from '@tanstack/react-query'
import { type AuthProvider, Resource } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { AdminContext, AdminUI } from 'ra-ui-materialui'
import { useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { mayUse } from './auth-provider.ts'
import type { DeskProvider } from './content/data-provider.ts'
import { Home } from './home/home.tsx'
import { views } from './resources/views.ts'
import { DeskBrand } from './shell/desk-brand.tsx'
import { DeskLayout } from './shell/desk-layout.tsx'
import { Lost } from './shell/lost.tsx'
import { useDeskTheme } from './shell/use-desk-theme.ts'
import { frenchMessages } from './text/react-admin.ts'

const i18nProvider = polyglotI18nProvider(() => frenchMessages, 'fr', [{ locale: 'fr', name: 'Français' }])

/** What she reads is asked anew when she opens it, and never changed under her hands while she writes. */
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false } },
  })

interface AppProps {
  brand: PageBrand
  authProvider: AuthProvider
  dataProvider: DeskProvider
}

/** The desk: what her role may use of it, below /admin. */
export function App({ brand, authProvider, dataProvider }: AppProps) {
  const theme = useDeskTheme()
  const [queryClient] = useState(newQueryClient)
  return (
    <BrowserRouter basename="/admin">
      <DeskBrand value={brand}>
        <AdminContext
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          theme={theme}
          darkTheme={null}
        >
          <AdminUI dashboard={Home} layout={DeskLayout} catchAll={Lost} loginPage={false} requireAuth disableTelemetry>
            {(role: Role | null) =>
              views.filter(({ name }) => mayUse(role, name)).map((view) => <Resource key={view.name} {...view} />)
            }
          </AdminUI>
        </AdminContext>
      </DeskBrand>
    </BrowserRouter>
  )
}
