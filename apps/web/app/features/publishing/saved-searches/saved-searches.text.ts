import type { SavedSearchKind, SearchRhythm } from '@consoeurs/contract'

const kinds: Record<SavedSearchKind, string> = {
  members: 'Membres',
  shares: 'Partages',
  recipes: 'Recettes',
  swaps: 'Trocs',
}

const rhythms: Record<SearchRhythm, string> = {
  instant: 'Tout de suite',
  daily: 'Une fois par jour',
  weekly: 'Une fois par semaine',
}

export const savedSearchesText = {
  keep: 'Préviens-moi',
  keepOf: (name: string) => `Préviens-moi : ${name}`,
  kept: 'Tu seras prévenue',
  keptOf: (name: string) => `Tu seras prévenue : ${name}. Voir mes alertes`,
  emptyHelp: {
    members: 'Dès qu’une membre correspond, tu le sais. La notification ne dit pas ce que tu cherches.',
    shares: 'Dès qu’un partage correspond, tu le sais. La notification ne dit pas ce que tu cherches.',
    recipes: 'Dès qu’une recette correspond, tu le sais. La notification ne dit pas ce que tu cherches.',
    swaps: 'Dès qu’une offre correspond, tu le sais. La notification ne dit pas ce que tu cherches.',
  } satisfies Record<SavedSearchKind, string>,
  lead: 'Tu gardes une recherche, et tu sais quand elle trouve du nouveau. Sur l’écran de ton téléphone, la notification ne dit pas quoi.',
  none: {
    title: 'Aucune alerte pour l’instant',
    text: 'Filtre les membres ou les partages, puis touche « Préviens-moi ».',
    action: 'Voir les membres',
  },
  listLabel: 'Mes alertes',
  kinds,
  rhythms,
  rhythm: 'Quand te prévenir',
  rhythmHelp: '« Tout de suite » rassemble ce qui arrive : une notification toutes les quatre heures au plus.',
  facts: (kind: SavedSearchKind, rhythm: SearchRhythm) => `${kinds[kind]} · ${rhythms[rhythm].toLowerCase()}`,
  lastNews: 'Du nouveau',
  edit: 'Modifier',
  editOf: (name: string) => `Modifier l’alerte ${name}`,
  name: 'Son nom',
  save: 'Enregistrer',
  saved: 'C’est enregistré.',
  delete: 'Supprimer',
  deleteOf: (name: string) => `Supprimer l’alerte ${name}`,
  deleted: 'L’alerte est supprimée.',
} as const
