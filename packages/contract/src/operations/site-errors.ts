import type { ErrorDefinition } from '../page-errors.ts'

export const houseErrors = {
  APPEARANCE_STALE: {
    status: 409,
    text: 'L’apparence a changé entre-temps. Recharge la page, puis refais ton changement.',
  },
  NEWSLETTER_LINK_UNKNOWN: {
    status: 400,
    text: 'Ce lien n’est plus valable. Redemande la lettre : un nouveau lien t’arrivera.',
  },
  LAST_ADMIN: { status: 409, text: 'C’est la dernière administratrice. Donne d’abord ce rôle à une autre.' },
  PROFILE_CHOICES_STALE: {
    status: 409,
    text: 'La liste a changé entre-temps. Recharge la page, puis refais ton changement.',
  },
  SHUT_OUT_NO_ROLE: {
    status: 409,
    text: 'Elle est suspendue, bannie ou bloquée. Lève d’abord la mesure, puis donne-lui ce rôle.',
  },
  TOO_MANY_WEBHOOKS: {
    status: 409,
    text: 'Le site a déjà vingt webhooks. Supprimes-en un qui ne sert plus, puis réessaie.',
  },
  WEBHOOK_DISABLED: {
    status: 409,
    text: 'Ce webhook est désactivé. Réactive-le d’abord, puis renvoie.',
  },
  WRITTEN_OTHERWISE: {
    status: 409,
    text: 'Ton envoi d’avant était bien arrivé, avec d’autres mots. Regarde ce qui est gardé avant d’envoyer ceux-ci.',
  },
} as const satisfies Record<string, ErrorDefinition>
