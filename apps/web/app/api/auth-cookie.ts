import { flagCookie, readHostCookie } from '@consoeurs/contract/cookies'

/** Whether the auth cookie is there: scripts see the flag beside it, never the cookie itself. */
export const hasAuthCookie = (): boolean => readHostCookie(document.cookie, flagCookie) === '1'
