import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { brandIcon } from '../brand/brand-icon.ts'
import { HomeLink } from '../brand/home-link.tsx'
import type { Viewer } from '../context.ts'
import { Link } from '../navigation/link.tsx'
import { navItemOf } from '../page/nav-items.ts'
import { navLinks } from '../page/nav-links.ts'
import { QuickExitLink } from '../quick-exit/quick-exit-link.tsx'
import styles from '../styles/shared/frame.module.css'
import { layoutText } from '../text/pages/layout.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Count } from '../ui/chip.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { IconLink } from '../ui/icon-button.tsx'
import { useUnread, useViewer } from '../viewer/viewer-context.tsx'

export function BrandBar() {
  const { unread } = useUnread()
  return (
    <header className="topbar only-phone">
      <HomeLink to="/dashboard" className={styles.topbarBrand} />
      <div className={styles.topbarEnd}>
        <QuickExitLink />
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
  /** The parent page, not the previous one; none on a page of the tab bar. */
  back?: string
  actions?: ReactNode
  /** Floats over a cover picture; the page renders the title itself. */
  over?: boolean
}

/** Contains the h1 on phones; give the wide page its own `only-wide` h1. */
export function BackBar({ title, back, actions, over = false }: BackBarProps) {
  const barClassName = classNames('topbar only-phone', back !== undefined && 'with-back', over && 'overlaid')
  const parts = (
    <>
      {back === undefined ? null : <IconLink to={back} icon="chevron-left" label={layoutText.back} />}
      {over ? null : (
        <h1 className={`grow display truncated ${back === undefined ? 'heading-3' : 'heading-4'}`}>{title}</h1>
      )}
      <div className={styles.topbarEnd}>
        <QuickExitLink />
        {actions}
      </div>
    </>
  )
  const viewer = useViewer()
  // A page has one banner landmark; visitors, and newcomers who wait for approval, have the site header.
  return viewer === null || viewer.approval !== null ? (
    <section className={barClassName} aria-label={layoutText.back}>
      {parts}
    </section>
  ) : (
    <header className={barClassName}>{parts}</header>
  )
}

/** The gear with its word, at the right of a bar. */
export const SettingsLink = () => (
  <Link className={styles.gear} to={navLinks.settings.to} prefetch="intent" viewTransition>
    <Icon of={navLinks.settings.icon} />
    {navLinks.settings.label}
  </Link>
)

export function TabBar({ viewer }: { viewer: Viewer }) {
  const { rooms, waiting } = useUnread()
  const { publishIcon } = useBrand()
  const here = navItemOf(useLocation().pathname, viewer.username)
  const isCurrent = (place: typeof here) => here === place || (place === 'me' && here === 'settings')
  const current = (place: typeof here) => (isCurrent(place) ? 'page' : undefined)
  return (
    <nav className="tabbar" aria-label={layoutText.mainNavigation}>
      <Link to={navLinks.home.to} aria-current={current('home')} prefetch="intent" viewTransition>
        <Icon of={navLinks.home.icon} />
        {layoutText.home}
      </Link>
      <Link to={navLinks.members.to} aria-current={current('members')} prefetch="intent" viewTransition>
        <Icon of={navLinks.members.icon} />
        {layoutText.members}
      </Link>
      <Link to="/shares?publier" className={styles.publish} prefetch="intent" viewTransition>
        <span>
          <Icon of={brandIcon(publishIcon)} />
        </span>
        {layoutText.publish}
      </Link>
      <Link to={navLinks.messages.to} aria-current={current('messages')} prefetch="intent" viewTransition>
        <Icon of={navLinks.messages.icon} />
        {layoutText.messages}
        <Count of={waiting} else={rooms > 0} label={layoutText.talkWaiting(waiting, rooms)} />
      </Link>
      <Link to={navLinks.me.to} aria-current={current('me')} prefetch="intent" viewTransition>
        <Avatar src={viewer.avatarUrl} name={viewer.displayName} />
        {layoutText.me}
      </Link>
    </nav>
  )
}
