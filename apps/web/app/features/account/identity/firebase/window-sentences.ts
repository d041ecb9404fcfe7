import { isWindowError, windowErrors } from '@consoeurs/contract/account/window-errors'

/** Specification §8. */
export const sentenceOf = (end: string): string => windowErrors[isWindowError(end) ? end : 'FEDERATED_REFUSED'].text
