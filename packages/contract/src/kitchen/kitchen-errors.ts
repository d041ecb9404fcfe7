import { limits } from '../limits.ts'
import type { ErrorDefinition } from '../page-errors.ts'

export const kitchenErrors = {
  NOT_A_RECIPE: { status: 400, text: 'Seule une recette se refait.' },
  MAKING_NOT_FOUND: { status: 404, text: 'Cette réalisation n’existe plus.' },
  MAKING_DAY: { status: 400, text: 'Choisis un jour passé, ou aujourd’hui.' },
  MAKING_HIDDEN: {
    status: 409,
    text: 'Ce que tu avais écrit ici est masqué par la modération. Tu peux demander une relecture depuis Mes signalements.',
  },
  SWAP_NOT_FOUND: { status: 404, text: 'Cette offre n’existe plus.' },
  SWAP_TAKEN: {
    status: 409,
    text: 'Trop tard pour celle-ci : elle est réservée ou partie. D’autres trocs t’attendent.',
  },
  SWAP_CHANGED: { status: 409, text: 'Cette offre a changé entre-temps. Recharge la page pour voir où elle en est.' },
  SWAP_NOT_ASKED: { status: 409, text: 'On ne réserve que pour une femme qui l’a demandé.' },
  SWAPS_FULL: {
    status: 409,
    text: `Tu as déjà ${limits.swaps.open} offres en ligne. Attends qu’une parte, ou supprimes-en une.`,
  },
  SWAP_REQUESTS_LIMIT: {
    status: 429,
    text: `Tu as demandé ${limits.swaps.requestsPerDay} choses depuis hier. Laisse-leur le temps de répondre, et reviens demain.`,
  },
  WORDS_REFUSED: {
    status: 400,
    text: 'Ces mots ne passent pas ici : pas de promesse de santé, ni de mot signalé par l’équipe. Dis-le autrement.',
  },
  BATCH_NOT_FOUND: { status: 404, text: 'Ce bocal n’existe plus.' },
  BATCHES_FULL: {
    status: 409,
    text: 'Tu suis déjà trente bocaux à la fois. Termines-en un avant d’en lancer un autre.',
  },
  BATCH_NOTES_FULL: { status: 409, text: 'Ce bocal a déjà trois cents notes. Termine-le, et commence le suivant.' },
  BATCH_ENDED: { status: 409, text: 'Ce bocal est terminé. Tu peux encore changer son résultat.' },
  RECIPE_PAGE_UNREACHABLE: {
    status: 422,
    text: 'Cette page ne répond pas, ou ne se laisse pas lire. Vérifie l’adresse, ou copie la recette à la main.',
  },
  RECIPE_PAGE_EMPTY: {
    status: 422,
    text: 'Nous n’avons pas trouvé de recette dans cette page. Copie ses ingrédients dans le champ\u202F: ils se rangent seuls.',
  },
} as const satisfies Record<string, ErrorDefinition>
