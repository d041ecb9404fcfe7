import type { ErrorDefinition } from '../page-errors.ts'

export const profileErrors = {
  QUOTE_GONE: {
    status: 409,
    text: 'Elle a changé ou retiré ce que tu cites. Modifie ton message\u202f: il partira sans la citation.',
  },
  HONOR_WORD_REFUSED: {
    status: 422,
    text: 'Ce mot ne peut pas partir ainsi. Écris-le autrement, sans lien, ou offre ton honneur sans mot.',
  },
  SPOKEN_ANSWER_TOO_LONG: { status: 400, text: 'Ta réponse dépasse une minute. Fais-en une plus courte.' },
} as const satisfies Record<string, ErrorDefinition>
