import type { ErrorDefinition } from '../page-errors.ts'

export const contentErrors = {
  CONTENT_CHANGED: {
    status: 409,
    text: 'Ce contenu a changé depuis que tu l’as ouvert. Recharge-le pour voir ce qui diffère : rien de ton texte n’est perdu.',
  },
  SLUG_TAKEN: { status: 409, text: 'Cette adresse est déjà prise. Choisis-en une autre.' },
  MEDIA_IN_USE: { status: 409, text: 'Cette image est encore montrée quelque part. Retire-la de là d’abord.' },
  TOPIC_IN_USE: { status: 409, text: 'Des articles en dépendent. Donne-leur une autre rubrique d’abord.' },
  INGREDIENT_NAME_TAKEN: { status: 409, text: 'Un de ces noms est déjà celui d’un autre ingrédient.' },
  CONTENT_GONE: { status: 410, text: 'Cette page a été retirée.' },
} as const satisfies Record<string, ErrorDefinition>
