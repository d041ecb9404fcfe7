import { isWindowError, windowErrors } from '@consoeurs/contract/window-errors'

/** What an attempt in a window of its own says of its end (specification §8). */
export const sentenceOf = (end: string): string => windowErrors[isWindowError(end) ? end : 'FEDERATED_REFUSED'].text
