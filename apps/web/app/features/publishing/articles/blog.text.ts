import { elide } from '@consoeurs/contract'
import { formatCount, plural } from '../../../text/counts.ts'

export const blogText = {
  title: 'Journal',
  all: 'Tout',
  categories: 'Rubriques',
  categoriesLead: 'Le journal, rubrique par rubrique.',
  tags: 'Mots-clés',
  tagsLead: 'Le journal, sujet par sujet.',
  /** Titles and descriptions must be unique, on later pages of a list too. */
  titleInJournal: (title: string) => `${title} du journal`,
  titleOf: (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`),
  descriptionOf: (description: string, page: number) => (page === 1 ? description : `Page ${page}. ${description}`),
  aboutCategory: (name: string) => `Les articles du journal dans la rubrique « ${name} », les plus récents d’abord.`,
  aboutTagLead: (name: string) => `Ce que le journal a écrit sur « ${name} », les articles les plus récents d’abord.`,
  aboutTag: (name: string) => `Sur « ${name} »`,
  search: 'Chercher dans le journal',
  searchHint: 'Un mot, un sujet…',
  searchButton: 'Chercher',
  house: (brandName: string) => `La rédaction ${elide('de', brandName)}`,
  join: 'Envie d’en parler avec d’autres ?',
  joinText: 'Les réactions et les commentaires sont entre membres. L’inscription est gratuite.',
  signIn: 'Je me connecte',
  talk: 'Et toi, qu’en penses-tu ?',
  commentCount: (count: number): string => {
    if (count === 0) return 'Aucun commentaire'
    const n = formatCount(count)
    return plural(count, { one: `${n} commentaire`, many: `${n} de commentaires`, other: `${n} commentaires` })
  },
  crumbs: 'Fil d’Ariane',
  contents: 'Dans cet article',
  share: 'Partager',
  shared: 'Adresse copiée',
  print: 'Imprimer',
  next: 'À lire ensuite',
  pages: 'Pages du journal',
  pageOf: (page: number, count: number) => `Page ${page} sur ${count}`,
  newer: 'Plus récents',
  older: 'Plus anciens',
  empty: { title: 'Rien à lire encore', text: 'Les premiers articles arrivent bientôt.' },
  nothingFound: { title: 'Aucun article', text: 'Essaie un autre mot, ou parcours les rubriques.' },
  foundFor: (q: string) => `Articles avec « ${q} »`,
} as const
