import { layoutText } from '../text/layout.ts'
import type { IconName } from '../ui/icons.ts'
import type { Place } from './places.ts'

interface PlaceLink {
  to: string
  label: string
  icon: IconName
}

export const places: Record<Place, PlaceLink> = {
  search: { to: '/search', label: layoutText.search, icon: 'search' },
  home: { to: '/dashboard', label: layoutText.home, icon: 'house' },
  members: { to: '/members', label: layoutText.members, icon: 'users' },
  messages: { to: '/messages', label: layoutText.messages, icon: 'message-circle' },
  notifications: { to: '/notifications', label: layoutText.notifications, icon: 'bell' },
  communities: { to: '/communities', label: layoutText.communities, icon: 'compass' },
  rooms: { to: '/community-room', label: layoutText.rooms, icon: 'message-square' },
  journal: { to: '/blog', label: layoutText.journal, icon: 'book-open' },
  me: { to: '/p', label: layoutText.me, icon: 'user' },
}
