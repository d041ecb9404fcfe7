import { House } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { type PlaceGroup, placeGroups, placeOf, places } from '../places.ts'
import { deskText } from '../text/desk.ts'
import { homeText } from '../text/home.ts'
import { useHerPlaces } from './her-places.ts'
import { Waiting } from './waiting.tsx'

/** Every place that is hers, under what it stands; where she is stays in sight. */
export function PlaceList() {
  const hers = useHerPlaces()
  const groups = (Object.keys(placeGroups) as PlaceGroup[])
    .map((group) => ({ group, names: hers.filter((name) => places[name].group === group) }))
    .filter(({ names }) => names.length > 0)
  const list = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = hers.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, or more of them, moves the list
  useEffect(() => {
    list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, shown])
  return (
    <nav className="places" aria-label={deskText.desk} ref={list}>
      <NavLink to="/" end className="place">
        <House size={20} strokeWidth={1.75} aria-hidden="true" />
        {homeText.title}
      </NavLink>
      {groups.map(({ group, names }) => (
        <div key={group} className="place-group">
          {groups.length === 1 ? null : <p>{placeGroups[group]}</p>}
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
        </div>
      ))}
    </nav>
  )
}
