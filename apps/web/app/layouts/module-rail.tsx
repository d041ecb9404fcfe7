import { hasAdminAccess } from '@consoeurs/contract'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { brandIcon } from '../brand/brand-icon.ts'
import { HomeLink } from '../brand/home-link.tsx'
import type { Viewer } from '../context.ts'
import { Link } from '../navigation/link.tsx'
import { type NavItem, navItemOf } from '../page/nav-items.ts'
import { navLinks } from '../page/nav-links.ts'
import { QuickExitLink } from '../quick-exit/quick-exit-link.tsx'
import styles from '../styles/shared/frame.module.css'
import { layoutText } from '../text/pages/layout.ts'
import { Avatar } from '../ui/avatar.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Count } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { useUnread } from '../viewer/viewer-context.tsx'
import { SignOutButton } from './sign-out-button.tsx'

const everyBrand = ['search', 'home', 'members', 'messages', 'notifications'] as const
const last = ['communities', 'journal'] as const

type News = Omit<ComponentProps<typeof Count>, 'inline'>

function news(place: NavItem, { unread, rooms, waiting }: ReturnType<typeof useUnread>): News {
  if (place === 'messages') {
    return { of: waiting, else: rooms > 0, label: layoutText.talkWaiting(waiting, rooms) }
  }
  if (place === 'notifications') {
    return { of: unread.notifications, label: layoutText.notificationsNew(unread.notifications) }
  }
  return { of: 0 }
}

function RailPlace({ place, current }: { place: NavItem; current: boolean }) {
  const counts = useUnread()
  const { to, label, icon } = navLinks[place]
  return (
    <Link
      className={styles.navItem}
      to={to}
      aria-current={current ? 'page' : undefined}
      prefetch="intent"
      viewTransition
      data-search={place === 'search' ? '' : undefined}
    >
      <Icon of={icon} />
      {label}
      <Count {...news(place, counts)} inline />
    </Link>
  )
}

export function Rail({ viewer }: { viewer: Viewer }) {
  const { publishIcon, sections } = useBrand()
  const here = navItemOf(useLocation().pathname, viewer.username)
  return (
    <nav className="rail" aria-label={layoutText.mainNavigation}>
      <HomeLink to="/dashboard" className={styles.railBrand} />
      {[...new Set([...everyBrand, ...sections, ...last])].map((place) => (
        <RailPlace key={place} place={place} current={here === place} />
      ))}
      <Link
        className={styles.navItem}
        to={navLinks.me.to}
        aria-current={here === 'me' ? 'page' : undefined}
        prefetch="intent"
        viewTransition
      >
        <Avatar src={viewer.avatarUrl} name={viewer.displayName} />
        {layoutText.me}
      </Link>
      {hasAdminAccess(viewer.role) ? (
        // Another app on the same session: full page load.
        <a className={styles.navItem} href="/admin" data-no-prefetch>
          <Icon of="square-pen" />
          {layoutText.desk}
        </a>
      ) : null}
      <ButtonLink to="/shares?publier" icon={brandIcon(publishIcon)}>
        {layoutText.publish}
      </ButtonLink>
      <div className={styles.railFoot}>
        <Link
          className={styles.navItem}
          to={navLinks.settings.to}
          aria-current={here === 'settings' ? 'page' : undefined}
          prefetch="intent"
          viewTransition
        >
          <Icon of={navLinks.settings.icon} />
          {navLinks.settings.label}
        </Link>
        <SignOutButton className={`${styles.community} soft`} />
        <QuickExitLink look="line" className={styles.navItem} />
      </div>
    </nav>
  )
}
