import type { ErrorDefinition } from '../page-errors.ts'

export const roomErrors = {
  ROOM_NOT_FOUND: { status: 404, text: 'Ce salon n’existe pas, ou n’est pas ouvert pour toi.' },
  ROOM_ARCHIVED: { status: 409, text: 'Ce salon est archivé : on peut le relire, plus y écrire.' },
  TOO_MANY_ROOMS: {
    status: 409,
    text: 'Cette communauté a déjà cinquante salons. Archives-en un, ou renomme celui qui ne sert plus.',
  },
  TOO_MANY_PINS: { status: 409, text: 'Cinquante messages sont déjà épinglés ici. Détaches-en un, puis réessaie.' },
  POLL_HAS_VOTES: {
    status: 409,
    text: 'Des réponses sont déjà là : la question ne change plus. Tu peux clore le sondage, ou le supprimer.',
  },
  ROOM_ORDER_STALE: {
    status: 409,
    text: 'Les salons ont changé entre-temps. Recharge la liste, puis range-les de nouveau.',
  },
} as const satisfies Record<string, ErrorDefinition>
