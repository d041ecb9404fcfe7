import { ChevronDown, House } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { type ScreenGroup, type ScreenName, screenGroups, screenOf, screens } from '../screens.ts'
import { adminText } from '../text/admin.ts'
import { homeText } from '../text/home.ts'
import { PendingBadge, PendingTotal } from './pending-badge.tsx'
import { useAccessibleScreens } from './use-accessible-screens.ts'
import { useRemembered } from './use-remembered.ts'

function ScreenLink({ name }: { name: ScreenName }) {
  const { icon: Icon, label, waiting } = screenOf(name)
  return (
    <NavLink to={`/${name}`} className="place">
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {label}
      {waiting === undefined ? null : <PendingBadge path={waiting} />}
    </NavLink>
  )
}

interface GroupProps {
  label: string
  names: ScreenName[]
  open: boolean
  /** Kept in view while the group is folded. */
  active: string
  onToggle: () => void
}

function Group({ label, names, open, active, onToggle }: GroupProps) {
  const shown = open ? names : names.filter((name) => name === active)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="place-group" role="group" aria-label={label}>
      <button type="button" className="group-head" aria-expanded={open} onClick={onToggle}>
        <span>
          {/* « Publier » is also what a form says. */}
          <span className="unseen">{`${adminText.menu} `}</span>
          {label}
        </span>
        {open ? null : <PendingTotal screens={names} />}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {shown.map((name) => (
        <ScreenLink key={name} name={name} />
      ))}
    </div>
  )
}

/** Navigation by group; each is folded by its heading, on this device for good. Scrolls to the active item. */
export function ScreenList() {
  const hers = useAccessibleScreens()
  const [folded, setFolded] = useRemembered<ScreenGroup[]>('menu-folded', [])
  const groups = (Object.keys(screenGroups) as ScreenGroup[])
    .map((group) => ({ group, names: hers.filter((name) => screens[name].group === group) }))
    .filter(({ names }) => names.length > 0)
  const list = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const active = pathname.split('/')[1] ?? ''
  const shown = hers.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on navigation, or when screens are added
  useEffect(() => {
    list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, shown])
  const toggle = (group: ScreenGroup) =>
    setFolded(folded.includes(group) ? folded.filter((other) => other !== group) : [...folded, group])
  return (
    <nav className="places" aria-label={adminText.desk} ref={list}>
      <NavLink to="/" end className="place">
        <House size={18} strokeWidth={1.75} aria-hidden="true" />
        {homeText.title}
      </NavLink>
      {groups.length === 1
        ? groups[0]?.names.map((name) => <ScreenLink key={name} name={name} />)
        : groups.map(({ group, names }) => (
            <Group
              key={group}
              label={screenGroups[group]}
              names={names}
              open={!folded.includes(group)}
              active={active}
              onToggle={() => toggle(group)}
            />
          ))}
    </nav>
  )
}
