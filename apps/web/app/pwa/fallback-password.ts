import { constants } from '@consoeurs/contract'

/** 64 URL-safe characters, six random bits each. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Password for the push provider (specification §5), from a secure random source. */
export const fallbackPassword = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(constants.fallbackPasswordLength)), (byte) => signs[byte % 64]).join(
    '',
  )
