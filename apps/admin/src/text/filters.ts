import type { FilterKind, HeldState } from '@consoeurs/contract'

/** Words of the desk about what the filters hold. */
export const filtersText = {
  filters: 'Partages retenus',
  lead: 'Les trois premiers jours d’un compte, un partage avec un mot de la liste, un lien, une adresse électronique ou un numéro de téléphone attend ici que l’une de vous le lise. Elle seule le voit jusque-là.',
  empty: {
    title: 'Rien ne patiente',
    text: 'Les partages que les filtres retiennent se rangent ici, le plus ancien d’abord.',
  },
  author: 'Écrit par',
  why: 'Retenu pour',
  kinds: {
    word: 'un mot de la liste',
    link: 'un lien ou une adresse électronique',
    phone: 'un numéro de téléphone',
  } satisfies Record<FilterKind, string>,
  since: 'Depuis le',
  state: 'État',
  states: { open: 'À relire', released: 'Publié', refused: 'Refusé' } satisfies Record<HeldState, string>,
  stateFilters: { open: 'À relire', released: 'Publiés', refused: 'Refusés', any: 'Tous' },
  titleOf: (name: string) => `Partage de ${name}`,
  words: 'Ce qu’elle écrit',
  opened: 'Cette lecture est notée. Après ta décision, ses mots ne se lisent plus ici.',
  pictures: (count: number) => (count === 1 ? 'Avec une image.' : `Avec ${count} images.`),
  about: 'Autour',
  verdict: 'Ce partage est',
  verdicts: { released: 'Publié', refused: 'Refusé' },
  chooseVerdict: 'Choisis\u202F: publié ou refusé.',
  releases: 'Il paraît aussitôt, comme si elle venait de l’écrire. Rien ne lui est reproché.',
  statementHint: 'Elle lit cette explication, ici et par courriel, et peut demander une relecture.',
  decided: 'Décision',
  list: 'Mots de la liste',
  listHint: 'Accents et majuscules ne comptent pas. Un mot ne se cherche pas à l’intérieur d’un autre.',
  noWords: 'Aucun mot encore\u202F: seuls les liens, les adresses et les numéros retiennent un partage.',
  add: 'Ajouter un mot',
  adds: 'Ajouter',
  remove: (word: string) => `Retirer «\u202F${word}\u202F»`,
} as const
