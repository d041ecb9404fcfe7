import { flagCookie, readHostCookie } from '@consoeurs/contract/operations/cookies'

/** Reads the flag cookie, because the auth cookie itself is HttpOnly. */
export const hasAuthCookie = (): boolean => readHostCookie(document.cookie, flagCookie) === '1'
