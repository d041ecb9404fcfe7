import useMediaQuery from '@mui/material/useMediaQuery'
import { Error as Broken } from 'ra-ui-materialui'
import { Component, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { frenchMessages } from '../text/react-admin.ts'
import { DeskFoot } from './desk-foot.tsx'
import { DeskMenu } from './desk-menu.tsx'
import { Loading } from './loading.tsx'
import { Lockup } from './lockup.tsx'
import { PlaceList } from './place-list.tsx'

/** A screen that breaks leaves the rest of the desk standing. */
class Safe extends Component<{ children: ReactNode; place: string }, { error: Error | null }> {
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

/** A rail of places, and the screen beside it; on a phone a bar above, whose menu holds the places. */
export function DeskLayout({ children }: { children?: ReactNode }) {
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
          <PlaceList />
          <DeskFoot />
        </header>
      ) : (
        <DeskMenu />
      )}
      <main id="contenu" tabIndex={-1}>
        <Safe place={pathname}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </Safe>
      </main>
    </div>
  )
}
