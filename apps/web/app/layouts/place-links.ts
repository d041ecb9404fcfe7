import { Bell, House, type LucideIcon, MessageCircle, User, Users } from 'lucide-react'
import { layoutText } from '../text/layout.ts'
import type { Place } from './places.ts'

interface PlaceLink {
  to: string
  label: string
  icon: LucideIcon
}

export const places: Record<Place, PlaceLink> = {
  home: { to: '/dashboard', label: layoutText.home, icon: House },
  members: { to: '/members', label: layoutText.members, icon: Users },
  messages: { to: '/messages', label: layoutText.messages, icon: MessageCircle },
  notifications: { to: '/notifications', label: layoutText.notifications, icon: Bell },
  me: { to: '/p', label: layoutText.me, icon: User },
}
