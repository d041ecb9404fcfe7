import { foldText } from '@consoeurs/contract'
import { historyText } from '../../text/history.ts'
import { layoutText } from '../../text/layout.ts'
import { searchText } from '../../text/search.ts'
import type { IconName } from '../../ui/icons.ts'

interface AppPlace {
  to: string
  label: string
  icon: IconName
}

const { places } = searchText

/** Where she may want to go without looking for it: the first ones are offered before she types. */
const appPlaces: AppPlace[] = [
  { to: '/dashboard', label: layoutText.home, icon: 'house' },
  { to: '/messages', label: layoutText.messages, icon: 'message-circle' },
  { to: '/notifications', label: layoutText.notifications, icon: 'bell' },
  { to: '/shares?publier', label: places.publish, icon: 'square-pen' },
  { to: '/members', label: layoutText.members, icon: 'users' },
  { to: '/communities', label: layoutText.communities, icon: 'compass' },
  { to: '/community-room', label: layoutText.rooms, icon: 'message-square' },
  { to: '/blog', label: layoutText.journal, icon: 'book-open' },
  { to: '/p', label: layoutText.me, icon: 'user' },
  { to: '/shares?scope=mine', label: places.myShares, icon: 'list' },
  { to: '/favorites', label: places.favorites, icon: 'heart' },
  { to: '/search', label: historyText.title, icon: 'clock' },
  { to: '/visits', label: places.visits, icon: 'eye' },
  { to: '/honors', label: places.honors, icon: 'award' },
  { to: '/meetings', label: places.meetings, icon: 'calendar' },
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

/** Places whose name has a word that begins so. */
export function placesFor(typed: string): AppPlace[] {
  const asked = foldText(typed).trim()
  if (asked === '') return appPlaces.slice(0, OFFERED)
  return appPlaces.filter(({ label }) => ` ${foldText(label)}`.includes(` ${asked}`)).slice(0, FOUND)
}
