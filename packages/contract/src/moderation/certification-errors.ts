import type { ErrorDefinition } from '../page-errors.ts'

export const certificationErrors = {
  CERTIFICATION_WAITING: {
    status: 409,
    text: 'Ta demande attend déjà d’être regardée. Nous t’écrivons dès que c’est fait.',
  },
  CERTIFICATION_STANDS: {
    status: 409,
    text: 'Tu es déjà certifiée. Tu pourras renouveler dans le mois qui précède la fin.',
  },
  CERTIFICATION_TRIES: {
    status: 429,
    text: 'Tu as envoyé trois photos en trente jours. Attends un peu avant de recommencer.',
  },
  CHALLENGE_OVER: {
    status: 409,
    text: 'Ce code n’est plus valable. Demande-en un autre, puis reprends une photo.',
  },
  CERTIFICATION_NOT_FOUND: { status: 404, text: 'Cette demande n’existe pas, ou elle n’est pas à juger par toi.' },
  CERTIFICATION_DECIDED: {
    status: 409,
    text: 'Cette demande vient d’être décidée, ou reprise par elle. Rien n’a été changé : recharge la page.',
  },
  CERTIFICATION_TAKEN: {
    status: 409,
    text: 'Une autre modératrice s’en occupe déjà. Tu peux la reprendre si vous en êtes d’accord.',
  },
  CERTIFICATION_NOT_TAKEN: {
    status: 403,
    text: 'Prends d’abord cette demande : sa photo ne s’ouvre que pour celle qui la juge.',
  },
  CERTIFICATION_OVER: { status: 409, text: 'Cette certification n’est plus en cours. Il n’y a rien à retirer.' },
} as const satisfies Record<string, ErrorDefinition>
