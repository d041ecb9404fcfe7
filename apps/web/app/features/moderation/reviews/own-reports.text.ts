import type { OwnReport, ReportTarget } from '@consoeurs/contract'

const targets: Record<ReportTarget, string> = {
  member: 'Un profil',
  photo: 'Une photo',
  share: 'Un partage',
  comment: 'Un commentaire',
  making: 'Une recette refaite',
  swap: 'Une offre de troc',
  message: 'Un message',
  roomMessage: 'Un message dans un salon',
  honor: 'Un mot reçu avec un honneur',
  community: 'Une communauté',
  batchResult: 'Le résultat d’un bocal',
  shoppingLine: 'Une ligne d’une liste de courses',
}

export const ownReportsText = {
  lead: 'Ce que tu as signalé, et ce que l’équipe a décidé. La personne signalée ne saura pas que c’est toi.',
  none: {
    title: 'Tu n’as rien signalé',
    text: 'Sur chaque profil, partage, commentaire ou message, « Signaler » prévient une personne de l’équipe.',
  },
  target: (target: ReportTarget) => targets[target],
  number: (id: number) => `nº ${id}`,
  state: ({ state, takenOn }: Pick<OwnReport, 'state' | 'takenOn'>): string => {
    if (state === 'upheld') return 'Retenu'
    if (state === 'rejected') return 'Pas retenu'
    return takenOn ? 'Une personne s’en occupe' : 'Reçu, bientôt lu'
  },
  yours: 'Ce que tu en as dit',
  decision: 'La décision',
  kept: 'Ce qui était signalé s’efface 30 jours après la décision, le signalement et la décision au bout d’un an.',
} as const
