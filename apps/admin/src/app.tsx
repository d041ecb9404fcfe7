import type { PageBrand } from '@consoeurs/brand'
import type { Role } from '@consoeurs/contract'
import { QueryClient } from '@tanstack/react-query'
import { type AuthProvider, Resource } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { AdminContext, AdminUI } from 'ra-ui-materialui'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { mayUse } from './auth-provider.ts'
import type { DeskProvider } from './content/data-provider.ts'
import { Home } from './home/home.tsx'
import { views } from './resources/views.ts'
import { isInBrand } from './screens.ts'
import { AdminBrand } from './shell/admin-brand.tsx'
import { AdminLayout } from './shell/admin-layout.tsx'
import { NotFound } from './shell/not-found.tsx'
import { useAdminTheme } from './shell/use-admin-theme.ts'
import { frenchMessages } from './text/react-admin.ts'

// Notifications are sentences, not keys.
const languages = [{ locale: 'fr', name: 'Français' }]
const i18nProvider = polyglotI18nProvider(() => frenchMessages, 'fr', languages, { allowMissing: true })

/** Data is fetched when a screen opens and never changes while a form is being edited. */
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false } },
  })

interface AppProps {
  brand: PageBrand
  authProvider: AuthProvider
  dataProvider: DeskProvider
}

export function App({ brand, authProvider, dataProvider }: AppProps) {
  const theme = useAdminTheme()
  const [queryClient] = useState(newQueryClient)
  return (
    <BrowserRouter basename="/admin">
      <AdminBrand value={brand}>
        <AdminContext
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          theme={theme}
          darkTheme={null}
        >
          <AdminUI
            dashboard={Home}
            layout={AdminLayout}
            catchAll={NotFound}
            loginPage={false}
            requireAuth
            disableTelemetry
          >
            {(role: Role | null) =>
              views
                .filter(({ name }) => mayUse(role, name) && isInBrand(name, brand.features))
                .map((view) => <Resource key={view.name} {...view} />)
            }
          </AdminUI>
        </AdminContext>
      </AdminBrand>
    </BrowserRouter>
  )
}
