import type { BrandSection } from '@consoeurs/brand'
import { foldText } from '@consoeurs/contract'
import { navLinks } from '../../../page/nav-links.ts'
import { encountersText } from '../../../text/encounters.ts'
import { historyText } from '../../../text/history.ts'
import { layoutText } from '../../../text/pages/layout.ts'
import { searchText } from '../../../text/search.ts'
import type { IconName } from '../../../ui/icons.ts'

interface AppPage {
  to: string
  label: string
  icon: IconName
}

const { places } = searchText

/** Pages of the app; the first ones are suggested before the member types. */
const appPages: AppPage[] = [
  { to: '/dashboard', label: layoutText.home, icon: 'house' },
  { to: '/messages', label: layoutText.messages, icon: 'message-circle' },
  { to: '/notifications', label: layoutText.notifications, icon: 'bell' },
  { to: '/shares?publier', label: places.publish, icon: 'square-pen' },
  { to: '/members', label: layoutText.members, icon: 'users' },
  { to: '/communities', label: layoutText.communities, icon: 'compass' },
  { to: '/outings', label: layoutText.outings, icon: 'calendar' },
  { to: '/community-room', label: layoutText.rooms, icon: 'sofa' },
  { to: '/blog', label: layoutText.journal, icon: 'book-open' },
  { to: '/p', label: layoutText.me, icon: 'user' },
  { to: '/shares?scope=mine', label: places.myShares, icon: 'list' },
  { to: '/favorites', label: places.favorites, icon: 'bookmark' },
  { to: '/search', label: historyText.title, icon: 'clock' },
  { to: '/visits', label: encountersText.visits, icon: 'eye' },
  { to: '/honors', label: encountersText.honors, icon: 'award' },
  { to: '/meetings', label: encountersText.meetings, icon: 'calendar' },
  { to: '/settings', label: layoutText.settings, icon: 'settings' },
  { to: '/settings/confidentialite', label: places.privacy, icon: 'lock' },
  { to: '/settings/blocages', label: places.blocks, icon: 'ban' },
  { to: '/settings/apparence', label: places.appearance, icon: 'sun-moon' },
  { to: '/settings/securite', label: places.security, icon: 'shield' },
  { to: '/l/support', label: places.support, icon: 'circle-alert' },
  { to: '/l/securite', label: places.help, icon: 'shield-check' },
]

const OFFERED = 6
const FOUND = 3

/** Matches the beginning of any word of the name. */
export function matchingPages(typed: string, sections: readonly BrandSection[]): AppPage[] {
  const asked = foldText(typed).trim()
  if (asked === '') return appPages.slice(0, OFFERED)
  const byAddress = new Map(
    [...sections.map((section) => navLinks[section]), ...appPages].map((page) => [page.to, page]),
  )
  return [...byAddress.values()].filter(({ label }) => ` ${foldText(label)}`.includes(` ${asked}`)).slice(0, FOUND)
}
