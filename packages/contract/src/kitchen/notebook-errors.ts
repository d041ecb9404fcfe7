import type { ErrorDefinition } from '../page-errors.ts'
import { menuLimits, notebookLimits, shoppingLimits } from './notebook-limits.ts'

export const notebookErrors = {
  NOTEBOOK_NOT_FOUND: { status: 404, text: 'Ce carnet n’existe plus, ou n’est plus partagé avec toi.' },
  NOTEBOOKS_FULL: {
    status: 409,
    text: `Tu as déjà ${notebookLimits.notebooks} carnets. Supprimes-en un, puis réessaie.`,
  },
  NOTEBOOK_FULL: {
    status: 409,
    text: `Ce carnet contient déjà ${notebookLimits.recipes} recettes. Garde celle-ci dans un autre.`,
  },
  NOT_A_RECIPE: { status: 400, text: 'Ce partage n’est pas une recette : seules les recettes vont dans un carnet.' },
  KEPT_RECIPE_NOT_FOUND: { status: 404, text: 'Cette recette n’est plus dans ce carnet.' },
  LIST_NOT_FOUND: { status: 404, text: 'Cette liste n’est plus partagée avec toi.' },
  LIST_FULL: {
    status: 409,
    text: `Ta liste contient déjà ${shoppingLimits.lines} lignes. Efface ce qui est coché, puis réessaie.`,
  },
  LIST_NEEDS_CONVERSATION: {
    status: 403,
    text: 'On partage sa liste avec une membre à qui l’on parle déjà. Écris-lui d’abord.',
  },
  LIST_SHARED_ENOUGH: {
    status: 409,
    text: `Ta liste est déjà partagée avec ${shoppingLimits.members} membres. Retires-en une, puis réessaie.`,
  },
  BASICS_FULL: { status: 409, text: `Tu as déjà ${shoppingLimits.basics} ingrédients de base. Retires-en un.` },
  MENU_FULL: { status: 409, text: `Cette semaine compte déjà ${menuLimits.entries} plats. Retires-en un.` },
  MENU_ENTRY_NOT_FOUND: { status: 404, text: 'Ce plat n’est plus au menu.' },
} as const satisfies Record<string, ErrorDefinition>
