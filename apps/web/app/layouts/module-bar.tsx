import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { brandIcon } from '../brand/brand-icon.ts'
import { HomeLink } from '../brand/home-link.tsx'
import type { Viewer } from '../context.ts'
import { QuickExitIcon } from '../quick-exit/quick-exit-icon.tsx'
import { layoutText } from '../text/layout.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Count } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconLink } from '../ui/icon-button.tsx'
import { useUnread, useViewer } from '../viewer/viewer-context.tsx'
import { places } from './place-links.ts'
import { placeOf } from './places.ts'

/** Phone: the brand, the way out, her rooms, search, the bell. */
export function BrandBar() {
  const { unread, rooms } = useUnread()
  return (
    <header className="topbar only-phone">
      <HomeLink to="/dashboard" className="topbar-brand" />
      <div className="topbar-end">
        <QuickExitIcon />
        <IconLink to={places.rooms.to} icon={places.rooms.icon} label={layoutText.roomsUnread(rooms)} count={rooms} />
        <IconLink to="/search" icon="search" label={layoutText.search} data-search />
        <IconLink
          to="/notifications"
          icon="bell"
          label={layoutText.notificationsUnread(unread.notifications)}
          count={unread.notifications}
        />
      </div>
    </header>
  )
}

export interface BackBarProps {
  title: string
  /** Where the arrow leads: the page above this one, not the last one seen. */
  back: string
  actions?: ReactNode
  /** Floats over a cover picture; the title is then the page's own. */
  over?: boolean
}

/** Phone: a page below another one. Its title is the page's h1 there; give the wide page its own `only-wide` h1. */
export function BackBar({ title, back, actions, over = false }: BackBarProps) {
  const className = over ? 'topbar back over only-phone' : 'topbar back only-phone'
  const parts = (
    <>
      <IconLink to={back} icon="chevron-left" label={layoutText.back} />
      {over ? null : <h1 className="grow d h4 trunc">{title}</h1>}
      <div className="topbar-end">
        <QuickExitIcon />
        {actions}
      </div>
    </>
  )
  // A visitor's page has the banner of the site above, and a page has one.
  return useViewer() === null ? (
    <section className={className} aria-label={layoutText.back}>
      {parts}
    </section>
  ) : (
    <header className={className}>{parts}</header>
  )
}

/** Phone: five places under the thumb, Publier raised in the middle. */
export function TabBar({ viewer }: { viewer: Viewer }) {
  const { unread } = useUnread()
  const { publishIcon } = useBrand()
  const here = placeOf(useLocation().pathname, viewer.username)
  const current = (place: typeof here) => (here === place ? 'page' : undefined)
  return (
    <nav className="tabbar" aria-label={layoutText.mainNavigation}>
      <Link to={places.home.to} aria-current={current('home')} prefetch="intent" viewTransition>
        <Icon of={places.home.icon} />
        {layoutText.home}
      </Link>
      <Link to={places.members.to} aria-current={current('members')} prefetch="intent" viewTransition>
        <Icon of={places.members.icon} />
        {layoutText.members}
      </Link>
      <Link to="/shares?publier" className="pub" prefetch="intent" viewTransition>
        <span>
          <Icon of={brandIcon(publishIcon)} />
        </span>
        {layoutText.publish}
      </Link>
      <Link to={places.messages.to} aria-current={current('messages')} prefetch="intent" viewTransition>
        <Icon of={places.messages.icon} />
        {layoutText.messages}
        <Count of={unread.messages} label={layoutText.messagesUnread(unread.messages)} />
      </Link>
      <Link to={places.me.to} aria-current={current('me')} prefetch="intent" viewTransition>
        <Avatar src={viewer.avatarUrl} name={viewer.displayName} />
        {layoutText.me}
      </Link>
    </nav>
  )
}
