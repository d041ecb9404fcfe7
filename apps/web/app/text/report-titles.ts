import type { ReportTarget } from '@consoeurs/contract'

/** On what can be reported; the form's own words come with it. */
export const reportLabel = 'Signaler'

export const reportTitles: Record<ReportTarget, string> = {
  member: 'Signaler ce profil',
  photo: 'Signaler cette photo',
  share: 'Signaler ce partage',
  comment: 'Signaler ce commentaire',
  message: 'Signaler ce message',
  roomMessage: 'Signaler ce message',
  community: 'Signaler cette communauté',
}
