import type { FirstPhotoState } from '@consoeurs/contract'
import { elide } from '@consoeurs/contract'

export const firstPhotosText = {
  title: 'Premières photos',
  empty: {
    title: 'Aucune photo n’attend',
    text: 'Quand le réglage est actif, les premières photos d’une membre arrivent ici, la plus ancienne en premier.',
  },
  item: 'Photo',
  photoOf: (name: string) => `Photo ${elide('de', name)}`,
  sent: 'Envoyée le',
  states: {
    waiting: 'À regarder',
    approved: 'Visible',
    refused: 'Refusée',
  } satisfies Record<FirstPhotoState, string>,
  stateFilters: { waiting: 'À regarder', approved: 'Visibles', refused: 'Refusées', any: 'Toutes' },
  describes: 'Ce qu’elle en dit',
  showHint: 'Chaque ouverture est inscrite au journal des actes. D’ici là, elle seule voit sa photo.',
  pictureGone: 'Cette photo ne s’ouvre plus : elle l’a retirée ou remplacée. Recharge la page.',
  takeFirst: 'Prends d’abord la photo : seule celle qui décide peut l’ouvrir.',
  over: 'La décision est prise. La photo ne s’ouvre plus ici.',
  who: 'Qui l’envoie',
  verdict: 'Cette photo est',
  verdicts: { approved: 'Visible', refused: 'Refusée' },
  chooseVerdict: 'Choisis : visible ou refusée.',
  approves: 'Elle paraît aussitôt. Les suivantes paraîtront sans attendre.',
  statementHint: 'Elle lit cette explication, ici et par mail, et peut demander une relecture.',
  guide: [
    'Rien de sexuel, de violent ou de volé à une autre personne.',
    'Ni texte, ni numéro, ni adresse, ni publicité.',
    'Un paysage, un animal ou un dessin conviennent aussi.',
  ],
} as const
