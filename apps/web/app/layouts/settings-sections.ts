import { Ban, CircleUser, Images, Lock, type LucideIcon, SquareUser, SunMoon } from 'lucide-react'
import type { settingsText } from '../text/settings.ts'

export interface SettingsSection {
  slug: keyof typeof settingsText.sections
  icon: LucideIcon
}

export const settingsSections: SettingsSection[] = [
  { slug: 'compte', icon: CircleUser },
  { slug: 'profil', icon: SquareUser },
  { slug: 'photos', icon: Images },
  { slug: 'confidentialite', icon: Lock },
  { slug: 'blocages', icon: Ban },
  { slug: 'apparence', icon: SunMoon },
]
