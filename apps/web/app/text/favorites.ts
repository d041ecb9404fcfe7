import { elide } from '@consoeurs/contract'
import { plural } from './counts.ts'

export const favoritesText = {
  title: 'Favorites',
  lead: 'Celles que tu gardes près de toi. Elles n’en savent rien.',
  tabsLabel: 'Ce que tu gardes',
  tabs: { members: 'Membres', shares: 'Partages gardés' },
  keep: (name: string) => `Garder ${name} dans mes favorites`,
  release: (name: string) => `Retirer ${name} de mes favorites`,
  tellMe: 'Me prévenir de ses partages',
  tellMeNot: 'Ne plus me prévenir de ses partages',
  tellMeOf: (name: string) => `Me prévenir des partages ${elide('de', name)}`,
  news: (count: number) => plural(count, { one: '1 nouveau partage', other: `${count} nouveaux partages` }),
  shared: (title: string) => `« ${title} »`,
  nothingShared: 'N’a encore rien partagé',
} as const
