import { worksAtDesk } from '@consoeurs/contract'
import { Link, useLocation } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { brandIcon } from '../brand/brand-icon.ts'
import { HomeLink } from '../brand/home-link.tsx'
import type { UnreadCounts, Viewer } from '../context.ts'
import { neutralPage } from '../quick-exit/quick-exit.ts'
import { layoutText } from '../text/layout.ts'
import { Avatar } from '../ui/avatar.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Count } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { useUnread } from '../viewer/viewer-context.tsx'
import { places } from './place-links.ts'
import { type Place, placeOf } from './places.ts'
import { SignOutLink } from './sign-out-link.tsx'

const railPlaces = [
  'search',
  'home',
  'members',
  'messages',
  'notifications',
  'communities',
  'rooms',
  'journal',
] as const

/** How many things wait in a place, and the same in words. */
function news(place: Place, unread: UnreadCounts, rooms: number): { of: number; label?: string } {
  if (place === 'messages') return { of: unread.messages, label: layoutText.messagesUnread(unread.messages) }
  if (place === 'notifications') {
    return { of: unread.notifications, label: layoutText.notificationsNew(unread.notifications) }
  }
  if (place === 'rooms') return { of: rooms, label: layoutText.roomsCalling(rooms) }
  return { of: 0 }
}

function RailPlace({ place, current }: { place: (typeof railPlaces)[number]; current: boolean }) {
  const { unread, rooms } = useUnread()
  const { to, label, icon } = places[place]
  return (
    <Link
      className="nav"
      to={to}
      aria-current={current ? 'page' : undefined}
      prefetch="intent"
      viewTransition
      data-search={place === 'search' ? '' : undefined}
    >
      <Icon of={icon} />
      {label}
      <Count {...news(place, unread, rooms)} inline />
    </Link>
  )
}

/** Wide screens: the five places of the phone, the others, both ways out. */
export function Rail({ viewer }: { viewer: Viewer }) {
  const { publishIcon } = useBrand()
  const here = placeOf(useLocation().pathname, viewer.username)
  return (
    <nav className="rail" aria-label={layoutText.mainNavigation}>
      <HomeLink to="/dashboard" className="rail-brand" />
      {railPlaces.map((place) => (
        <RailPlace key={place} place={place} current={here === place} />
      ))}
      <Link
        className="nav"
        to={places.me.to}
        aria-current={here === 'me' ? 'page' : undefined}
        prefetch="intent"
        viewTransition
      >
        <Avatar src={viewer.avatarUrl} name={viewer.displayName} />
        {layoutText.me}
      </Link>
      {worksAtDesk(viewer.role) ? (
        // An app of its own, behind the same session: the browser leaves this one.
        <a className="nav" href="/admin" data-no-prefetch>
          <Icon of="square-pen" />
          {layoutText.desk}
        </a>
      ) : null}
      <ButtonLink to="/shares?publier" icon={brandIcon(publishIcon)}>
        {layoutText.publish}
      </ButtonLink>
      <div className="foot">
        <SignOutLink className="com soft" />
        <a
          className="com soft"
          href={neutralPage}
          rel="noreferrer"
          data-quick-exit
          data-no-prefetch
          title={layoutText.quickExitHint}
        >
          <Icon of="log-out" />
          <span>{layoutText.quickExit}</span>
        </a>
      </div>
    </nav>
  )
}
