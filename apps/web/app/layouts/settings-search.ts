import { foldText } from '@consoeurs/contract/text/fold-text'
import { settingsText } from '../text/settings.ts'
import { settingsWords } from '../text/settings-words.ts'
import type { IconName } from '../ui/icons.ts'
import { type SettingsSlug, settingsGroups } from './settings-sections.ts'

interface FoundSetting {
  slug: SettingsSlug
  icon: IconName
  /** What was found on the page, where it is not its title. */
  detail?: string
}

const pages: { slug: SettingsSlug; icon: IconName }[] = [
  { slug: 'profil', icon: 'square-user' },
  { slug: 'photos', icon: 'images' },
  { slug: 'certification', icon: 'badge-check' },
  ...settingsGroups.flat(),
  { slug: 'sourdine', icon: 'volume-x' },
  { slug: 'mots', icon: 'text-initial' },
]

/** Each typed word begins a word of the title, or of one of the sentences of the page. */
export function findSettings(typed: string): FoundSetting[] {
  const words = foldText(typed)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  if (words.length === 0) return []
  const matches = (sentence: string) => {
    const folded = ` ${foldText(sentence).replaceAll(/[^a-z0-9]+/g, ' ')}`
    return words.every((word) => folded.includes(` ${word}`))
  }
  return pages.flatMap(({ slug, icon }) => {
    if (matches(settingsText.sections[slug])) return [{ slug, icon }]
    const detail = settingsWords[slug].find(matches)
    return detail === undefined ? [] : [{ slug, icon, detail }]
  })
}
