import type { ErrorDefinition } from '../page-errors.ts'

export const groupErrors = {
  GROUP_NOT_FOUND: { status: 404, text: 'Ce groupe n’existe pas, ou n’est pas ouvert pour toi.' },
  GROUP_CANNOT_ADD: { status: 403, text: 'Cette membre ne peut pas être ajoutée à ce groupe.' },
  GROUP_TOO_SMALL: { status: 409, text: 'Un groupe commence à trois. Invite au moins deux membres.' },
  GROUP_FULL: {
    status: 409,
    text: 'Un groupe compte douze membres au plus, invitations comprises. Retires-en une pour en ajouter une autre.',
  },
  OUTING_HAS_GROUP: { status: 409, text: 'Ce groupe existe déjà. Tu le retrouves sur la page de ton partage.' },
  GROUP_TEXT_REFUSED: {
    status: 422,
    text: 'Ces mots ne peuvent pas partir dans un groupe. Écris-les autrement, sans lien.',
  },
  TOO_MANY_GROUPS: { status: 409, text: 'Tu es déjà dans beaucoup de groupes. Quittes-en un, puis réessaie.' },
} as const satisfies Record<string, ErrorDefinition>
