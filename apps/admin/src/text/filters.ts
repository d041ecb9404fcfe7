import type { FilterKind, HeldState, HeldTarget } from '@consoeurs/contract'
import { elide } from '@consoeurs/contract'

const kinds = {
  word: 'un mot de la liste',
  link: 'un lien ou une adresse électronique',
  phone: 'un numéro de téléphone',
  health: 'un conseil ou une promesse de santé',
} satisfies Record<FilterKind, string>

export const filtersText = {
  filters: 'Filtres',
  lead: 'Les trois premiers jours d’un compte, un partage ou un premier message attend ici que l’une de vous le lise, si les filtres y trouvent un mot de la liste, un numéro de téléphone, un lien ou une adresse électronique. Elle seule le voit jusque-là. Là où le site parle de santé, un partage qui parle d’arrêter un traitement ou de guérir une maladie attend toujours, quel que soit l’âge du compte.',
  empty: {
    title: 'Rien en attente',
    text: 'Ce que les filtres retiennent arrive ici, le plus ancien en premier.',
  },
  what: 'Quoi',
  targets: { share: 'Partages', message: 'Premiers messages' } satisfies Record<HeldTarget, string>,
  author: 'Écrit par',
  why: 'Retenu pour',
  kinds,
  since: 'Depuis le',
  state: 'État',
  states: {
    open: 'À relire',
    released: 'Libéré',
    refused: 'Refusé',
    undelivered: 'Libéré, non remis',
  } satisfies Record<HeldState, string>,
  stateFilters: {
    open: 'À relire',
    released: 'Libérés',
    refused: 'Refusés',
    undelivered: 'Libérés, non remis',
    any: 'Tous',
  },
  titleOf: (target: HeldTarget, name: string) =>
    target === 'message' ? `Premier message ${elide('de', name)}` : `Partage ${elide('de', name)}`,
  words: 'Ce qu’elle écrit',
  opened: {
    share: 'Cette lecture est notée. Après ta décision, son texte ne sera plus lisible ici.',
    message:
      'Cette lecture est notée. Tu lis ce message et aucun autre, sans savoir à qui il s’adresse. Après ta décision, son texte ne sera plus lisible ici.',
  } satisfies Record<HeldTarget, string>,
  pictures: (count: number) => (count === 1 ? 'Avec une image.' : `Avec ${count} images.`),
  about: 'Autour',
  verdicts: {
    share: { verdict: 'Ce partage est', verdicts: { released: 'Publié', refused: 'Refusé' } },
    message: { verdict: 'Ce message est', verdicts: { released: 'Transmis', refused: 'Refusé' } },
  } satisfies Record<HeldTarget, object>,
  chooseVerdict: 'Choisis l’un ou l’autre.',
  releases: {
    share: 'Il paraît aussitôt, comme si elle venait de l’écrire. Rien ne lui est reproché.',
    message:
      'Il arrive aussitôt dans les demandes de la destinataire, si elle reçoit encore des messages de sa part. Rien ne lui est reproché.',
  } satisfies Record<HeldTarget, string>,
  statementHint: 'Elle lit cette explication, ici et par mail, et peut demander une relecture.',
  list: 'Mots de la liste',
  listHint: 'Accents et majuscules ne comptent pas. Un mot ne se cherche pas à l’intérieur d’un autre.',
  noWords: 'Aucun mot encore\u202F: seuls les liens, les adresses et les numéros retiennent quelque chose.',
  add: 'Ajouter un mot',
  adds: 'Ajouter',
  remove: (word: string) => `Retirer «\u202F${word}\u202F»`,
  try: 'Essayer une phrase',
  tryHint: 'Vois ce que les filtres y trouveraient. Rien n’en est gardé.',
  tryField: 'La phrase',
  tries: 'Essayer',
  tried: 'Ce que les filtres y trouvent',
  nothingFound: 'Rien\u202F: elle passerait sans attendre.',
  found: (piece: string, kind: FilterKind) => `«\u202F${piece}\u202F»\u202F: ${kinds[kind]}`,
  wouldWait: 'Dans les trois premiers jours d’un compte, elle attendrait une relecture.',
} as const
