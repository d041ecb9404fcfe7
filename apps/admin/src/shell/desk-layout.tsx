import { loadDrawings } from '@consoeurs/brand'
import { House } from 'lucide-react'
import { useGetIdentity, usePermissions } from 'ra-core'
import { Error as Broken, Loading } from 'ra-ui-materialui'
import { Component, Fragment, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { mayUse } from '../auth-provider.ts'
import { type PlaceGroup, placeGroups, placeNames, placeOf, places } from '../places.ts'
import { deskText } from '../text/desk.ts'
import { homeText } from '../text/home.ts'
import { frenchMessages } from '../text/react-admin.ts'
import { useBrand } from './desk-brand.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { Waiting } from './waiting.tsx'

/** The brand’s name, drawn; its words until the drawing is there. */
function Lockup() {
  const { code, name } = useBrand()
  const [drawing, setDrawing] = useState('')
  useEffect(() => {
    void loadDrawings(code).then(({ lockup }) => setDrawing(lockup))
  }, [code])
  return (
    <a className="lockup" href="/dashboard" aria-label={`${name}, ${deskText.backToSite}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the brand's own drawing, constant at build time */}
      {drawing === '' ? name : <span dangerouslySetInnerHTML={{ __html: drawing }} />}
    </a>
  )
}

function Places() {
  const { permissions } = usePermissions()
  const hers = placeNames.filter((name) => mayUse(permissions ?? null, name))
  const groups = (Object.keys(placeGroups) as PlaceGroup[])
    .map((group) => ({ group, names: hers.filter((name) => places[name].group === group) }))
    .filter(({ names }) => names.length > 0)
  const strip = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = hers.length
  // On a phone the places are a strip: where she is stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, or more of them, moves the strip
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('.active')
    if (here) strip.current?.scrollTo({ left: here.offsetLeft - (strip.current.clientWidth - here.clientWidth) / 2 })
  }, [pathname, shown])
  return (
    <nav className="places" aria-label={deskText.desk} ref={strip}>
      <NavLink to="/" end className="place">
        <House size={20} strokeWidth={1.75} aria-hidden="true" />
        {homeText.title}
      </NavLink>
      {groups.map(({ group, names }) => (
        <Fragment key={group}>
          {groups.length === 1 ? null : <p className="place-group">{placeGroups[group]}</p>}
          {names.map((name) => {
            const { icon: Icon, label, waiting } = placeOf(name)
            return (
              <NavLink key={name} to={`/${name}`} className="place">
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                {label}
                {waiting === undefined ? null : <Waiting path={waiting} />}
              </NavLink>
            )
          })}
        </Fragment>
      ))}
    </nav>
  )
}

function Foot() {
  const { data: her } = useGetIdentity()
  return (
    <div className="rail-foot">
      <ThemeChoice />
      {her === undefined ? null : <p className="who">{her.fullName}</p>}
      <a href="/dashboard">{deskText.backToSite}</a>
      <a href="/logout">{deskText.signOut}</a>
    </div>
  )
}

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

/** A rail of places, and the screen beside it; on a phone the places are a strip above. */
export function DeskLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className="desk">
      <a className="skip" href="#contenu">
        {frenchMessages.ra.navigation.skip_nav}
      </a>
      <header className="rail">
        <Lockup />
        <Places />
        <Foot />
      </header>
      <main id="contenu" tabIndex={-1}>
        <Safe place={pathname}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </Safe>
      </main>
    </div>
  )
}
