import useMediaQuery from '@mui/material/useMediaQuery'
import { Error as Broken } from 'ra-ui-materialui'
import { Component, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Shortcuts } from '../keys/shortcuts.tsx'
import { frenchMessages } from '../text/react-admin.ts'
import { AdminFooter } from './admin-footer.tsx'
import { AdminMenu } from './admin-menu.tsx'
import { Loading } from './loading.tsx'
import { Lockup } from './lockup.tsx'
import { ScreenList } from './screen-list.tsx'

/** Error boundary for the screen; navigating resets it. */
class ScreenErrorBoundary extends Component<{ children: ReactNode; place: string }, { error: Error | null }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override componentDidUpdate({ place }: { place: string }) {
    if (place !== this.props.place && this.state.error !== null) this.setState({ error: null })
  }
  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <Broken error={error} resetErrorBoundary={() => this.setState({ error: null })} />
  }
}

/** Sidebar and screen; on phones a top bar with a menu. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true })
  return (
    <div className="desk">
      <a className="skip" href="#contenu">
        {frenchMessages.ra.navigation.skip_nav}
      </a>
      {isWide ? (
        <header className="rail">
          <Lockup />
          <ScreenList />
          <AdminFooter />
        </header>
      ) : (
        <AdminMenu />
      )}
      <main id="contenu" tabIndex={-1}>
        <ScreenErrorBoundary place={pathname}>
          <Suspense fallback={<Loading />}>
            <Shortcuts>{children}</Shortcuts>
          </Suspense>
        </ScreenErrorBoundary>
      </main>
    </div>
  )
}
