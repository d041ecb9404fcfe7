/** Whether the auth cookie is there: scripts see the flag beside it, never the cookie itself. */
export const hasAuthCookie = (): boolean => /(^|; )consoeurs_signed_in=1(;|$)/.test(document.cookie)
