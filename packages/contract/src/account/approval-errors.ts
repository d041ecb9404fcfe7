import type { ErrorDefinition } from '../page-errors.ts'

export const approvalErrors = {
  APPROVAL_PENDING: {
    status: 403,
    text: 'Ton inscription attend d’être approuvée. Nous t’écrivons dès que c’est fait.',
  },
  APPROVAL_REFUSED: {
    status: 403,
    text: 'Ton inscription n’a pas été approuvée. Tu peux lire pourquoi, et demander à nouveau.',
  },
  APPROVAL_NOT_REFUSED: { status: 409, text: 'Ta demande attend déjà, ou elle est acceptée. Recharge la page.' },
  SIGN_UP_NOT_FOUND: { status: 404, text: 'Cette inscription n’attend plus : la personne est partie.' },
  SIGN_UP_DECIDED: {
    status: 409,
    text: 'Cette inscription vient d’être décidée par une autre. Rien n’a été changé : recharge la page.',
  },
} as const satisfies Record<string, ErrorDefinition>
