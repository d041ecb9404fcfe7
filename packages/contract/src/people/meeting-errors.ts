import type { ErrorDefinition } from '../page-errors.ts'

export const meetingErrors = {
  MEETING_UNKNOWN: { status: 404, text: 'Cette rencontre est déjà effacée.' },
  MEETING_OVER: { status: 409, text: 'Cette rencontre est terminée, ou ton contact est déjà prévenu.' },
  MEETING_POSTPONED: {
    status: 409,
    text: 'Tu as déjà demandé du temps plusieurs fois. Dis que tout va bien, ou fais prévenir ton contact.',
  },
  MEETINGS_OPEN: {
    status: 409,
    text: 'Tu as déjà trois rencontres en préparation. Termines-en une, puis reviens.',
  },
  MEETINGS_TODAY: { status: 429, text: 'Cela fait beaucoup de rencontres pour un jour. Reviens demain.' },
  CONTACT_TODAY: {
    status: 429,
    text: 'Cette adresse a déjà été choisie plusieurs fois aujourd’hui. Choisis une autre personne.',
  },
  CONTACT_LINK: { status: 400, text: 'Ce lien est incomplet. Ouvre-le depuis le mail.' },
} as const satisfies Record<string, ErrorDefinition>
