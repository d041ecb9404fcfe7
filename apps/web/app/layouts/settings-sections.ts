import type { settingsText } from '../text/settings.ts'
import type { IconName } from '../ui/icons.ts'

export type SettingsSlug = keyof typeof settingsText.sections

interface SettingsSection {
  slug: SettingsSlug
  icon: IconName
}

/** Groups of the list; the profile has a card of its own above them. */
export const settingsGroups: SettingsSection[][] = [
  [
    { slug: 'notifications', icon: 'bell' },
    { slug: 'alertes', icon: 'bell-ring' },
    { slug: 'confidentialite', icon: 'eye' },
    { slug: 'blocages', icon: 'user-round-x' },
    { slug: 'discretion', icon: 'quick-exit' },
  ],
  [
    { slug: 'apparence', icon: 'moon' },
    { slug: 'compte', icon: 'circle-user' },
    { slug: 'securite', icon: 'shield-check' },
    { slug: 'donnees', icon: 'archive' },
    { slug: 'accords', icon: 'file-text' },
  ],
  [
    { slug: 'invitation', icon: 'user-plus' },
    { slug: 'signalements', icon: 'flag' },
    { slug: 'pause', icon: 'circle-pause' },
  ],
]
