import type { ErrorDefinition } from '../page-errors.ts'

export const firstPhotoErrors = {
  FIRST_PHOTO_NOT_FOUND: {
    status: 404,
    text: 'Cette photo n’attend plus d’être regardée : elle l’a retirée, ou ce n’est pas à toi de la regarder.',
  },
  FIRST_PHOTO_DECIDED: {
    status: 409,
    text: 'Cette photo vient d’être regardée par une autre modératrice. Rien n’a été changé : recharge la page.',
  },
  FIRST_PHOTO_TAKEN: {
    status: 409,
    text: 'Une autre modératrice s’en occupe déjà. Tu peux la reprendre si vous en êtes d’accord.',
  },
  FIRST_PHOTO_NOT_TAKEN: {
    status: 403,
    text: 'Prends d’abord cette photo : elle ne s’ouvre que pour celle qui décide.',
  },
  FIRST_PHOTO_CHANGED: {
    status: 409,
    text: 'Elle vient d’envoyer une autre photo à la place. Rien n’a été décidé : recharge la page pour la voir.',
  },
} as const satisfies Record<string, ErrorDefinition>
