import { worksAtDesk } from '@consoeurs/contract'
import { Link } from 'react-router'
import { encountersText } from '../../text/encounters.ts'
import { favoritesText } from '../../text/favorites.ts'
import { layoutText } from '../../text/layout.ts'
import { profilesText } from '../../text/profiles.ts'
import { searchText } from '../../text/search.ts'
import { Count } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { useUnread, useViewer } from '../../viewer/viewer-context.tsx'

interface OwnPlace {
  to: string
  label: string
  icon: IconName
  unread?: number
  /** The number in words. */
  news?: string
}

/** What only she sees: who came by, who honoured her, her settings. */
export function OwnPlaces() {
  const { unread } = useUnread()
  const role = useViewer()?.role ?? null
  const places: OwnPlace[] = [
    {
      to: '/visits',
      label: encountersText.visits,
      icon: 'eye',
      unread: unread.visits,
      news: encountersText.newVisits(unread.visits),
    },
    {
      to: '/honors',
      label: encountersText.honors,
      icon: 'award',
      unread: unread.honors,
      news: encountersText.newHonors(unread.honors),
    },
    { to: '/favorites', label: favoritesText.title, icon: 'heart' },
    { to: '/meetings', label: searchText.places.meetings, icon: 'calendar' },
    { to: '/blog', label: layoutText.journal, icon: 'book-open' },
    { to: '/settings', label: layoutText.settings, icon: 'settings' },
  ]
  return (
    <nav className="chips scroll" aria-label={profilesText.ownPlaces}>
      {places.map(({ to, label, icon, unread: count = 0, news }) => (
        <Link key={to} className="chip plain" to={to} prefetch="intent" viewTransition>
          <Icon of={icon} size="s" />
          {label}
          <Count of={count} label={news} inline />
        </Link>
      ))}
      {worksAtDesk(role) ? (
        // An app of its own, behind the same session: the browser leaves this one.
        <a className="chip plain" href="/admin" data-no-prefetch>
          <Icon of="square-pen" size="s" />
          {layoutText.desk}
        </a>
      ) : null}
    </nav>
  )
}
