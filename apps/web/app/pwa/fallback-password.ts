import { constants } from '@consoeurs/contract'

/** 64 signs that survive every form and every address: each is six random bits. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The push provider's password of specification §5: eight signs, from a cryptographic source. */
export const fallbackPassword = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(constants.fallbackPasswordLength)), (byte) => signs[byte % 64]).join(
    '',
  )
