import type { ReportTarget } from '@consoeurs/contract'

/** Kept apart from the report form, which loads on demand. */
export const reportLabel = 'Signaler'

export const reportTitles: Record<ReportTarget, string> = {
  member: 'Signaler ce profil',
  photo: 'Signaler cette photo',
  share: 'Signaler ce partage',
  comment: 'Signaler ce commentaire',
  making: 'Signaler cette réalisation',
  swap: 'Signaler cette offre',
  message: 'Signaler ce message',
  roomMessage: 'Signaler ce message',
  honor: 'Signaler ce mot',
  community: 'Signaler cette communauté',
  batchResult: 'Signaler ce résultat',
  shoppingLine: 'Signaler cette ligne',
}
