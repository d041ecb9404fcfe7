import type { settingsText } from '../text/settings.ts'
import type { IconName } from '../ui/icons.ts'

export interface SettingsSection {
  slug: keyof typeof settingsText.sections
  icon: IconName
}

export const settingsSections: SettingsSection[] = [
  { slug: 'compte', icon: 'circle-user' },
  { slug: 'profil', icon: 'square-user' },
  { slug: 'photos', icon: 'images' },
  { slug: 'certification', icon: 'badge-check' },
  { slug: 'notifications', icon: 'bell' },
  { slug: 'confidentialite', icon: 'lock' },
  { slug: 'blocages', icon: 'ban' },
  { slug: 'apparence', icon: 'sun-moon' },
  { slug: 'securite', icon: 'shield-check' },
  { slug: 'donnees', icon: 'archive' },
  { slug: 'signalements', icon: 'flag' },
]
