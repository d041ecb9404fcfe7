import { layoutText } from '../text/pages/layout.ts'
import type { IconName } from '../ui/icons.ts'
import type { NavItem } from './nav-items.ts'

interface NavLink {
  to: string
  label: string
  icon: IconName
}

export const navLinks: Record<NavItem, NavLink> = {
  search: { to: '/search', label: layoutText.search, icon: 'search' },
  home: { to: '/dashboard', label: layoutText.home, icon: 'house' },
  members: { to: '/members', label: layoutText.members, icon: 'users' },
  messages: { to: '/messages', label: layoutText.messages, icon: 'message-circle' },
  notifications: { to: '/notifications', label: layoutText.notifications, icon: 'bell' },
  communities: { to: '/communities', label: layoutText.communities, icon: 'compass' },
  recipes: { to: '/recettes', label: layoutText.recipes, icon: 'chef-hat' },
  season: { to: '/saison', label: layoutText.season, icon: 'sprout' },
  notebook: { to: '/carnet', label: layoutText.notebook, icon: 'notebook-text' },
  outings: { to: '/outings', label: layoutText.outings, icon: 'calendar' },
  journal: { to: '/blog', label: layoutText.journal, icon: 'book-open' },
  me: { to: '/p', label: layoutText.me, icon: 'user' },
  settings: { to: '/settings', label: layoutText.settings, icon: 'settings' },
}
