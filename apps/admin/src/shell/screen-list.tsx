import { House } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { type ScreenGroup, screenGroups, screenOf, screens } from '../screens.ts'
import { adminText } from '../text/admin.ts'
import { homeText } from '../text/home.ts'
import { PendingBadge } from './pending-badge.tsx'
import { useAccessibleScreens } from './use-accessible-screens.ts'

/** Navigation by group; scrolls to the active item. */
export function ScreenList() {
  const hers = useAccessibleScreens()
  const groups = (Object.keys(screenGroups) as ScreenGroup[])
    .map((group) => ({ group, names: hers.filter((name) => screens[name].group === group) }))
    .filter(({ names }) => names.length > 0)
  const list = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = hers.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on navigation, or when screens are added
  useEffect(() => {
    list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, shown])
  return (
    <nav className="places" aria-label={adminText.desk} ref={list}>
      <NavLink to="/" end className="place">
        <House size={20} strokeWidth={1.75} aria-hidden="true" />
        {homeText.title}
      </NavLink>
      {groups.map(({ group, names }) => (
        <div key={group} className="place-group">
          {groups.length === 1 ? null : <p>{screenGroups[group]}</p>}
          {names.map((name) => {
            const { icon: Icon, label, waiting } = screenOf(name)
            return (
              <NavLink key={name} to={`/${name}`} className="place">
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                {label}
                {waiting === undefined ? null : <PendingBadge path={waiting} />}
              </NavLink>
            )
          })}
        </div>
      ))}
    </nav>
  )
}
