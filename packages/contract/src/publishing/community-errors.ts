import type { ErrorDefinition } from '../page-errors.ts'

export const communityErrors = {
  COMMUNITY_NOT_FOUND: { status: 404, text: 'Cette communauté n’existe pas, ou n’est pas visible pour toi.' },
  COMMUNITY_ARCHIVED: {
    status: 409,
    text: 'Cette communauté est archivée : on peut la relire, plus y entrer ni y écrire.',
  },
  COMMUNITY_EXCLUDED: {
    status: 403,
    text: 'On t’a demandé de quitter cette communauté. Tu pourras y revenir si ses modératrices te rouvrent la porte.',
  },
  COMMUNITY_ASKED_TOO_SOON: {
    status: 429,
    text: 'Ta demande a été déclinée il y a peu. Tu pourras demander de nouveau dans quelques jours.',
  },
  COMMUNITY_REQUEST_ANSWERED: { status: 409, text: 'Cette demande a déjà reçu sa réponse, ou a été retirée.' },
  COMMUNITY_OWNER_STAYS: {
    status: 409,
    text: 'C’est toi qui la tiens. Confie-la d’abord à une autre membre, puis tu pourras partir.',
  },
  COMMUNITY_MEMBER_GONE: { status: 404, text: 'Elle n’est pas, ou n’est plus, dans cette communauté.' },
  COMMUNITY_ALREADY_IN: { status: 409, text: 'Elle en fait déjà partie.' },
  COMMUNITY_TOO_MANY_LINKS: {
    status: 409,
    text: 'Dix liens sont déjà ouverts. Retires-en un pour en créer un autre.',
  },
  COMMUNITY_FOUNDED_LATELY: {
    status: 429,
    text: 'Tu as fondé une communauté il y a moins d’un jour. Laisse-la prendre vie, puis fondes-en une autre.',
  },
  COMMUNITY_FOUNDER_TOO_NEW: {
    status: 403,
    text: 'Ton compte est tout récent. Tu pourras fonder une communauté trois jours après ton inscription.',
  },
  INVITATION_EXPIRED: { status: 404, text: 'Cette invitation n’est plus valable. Demandes-en une nouvelle.' },
  ANNOUNCEMENT_NOT_FOUND: { status: 404, text: 'Cette annonce n’est plus là.' },
} as const satisfies Record<string, ErrorDefinition>
