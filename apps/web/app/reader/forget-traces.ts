import { forgetTraces } from '../consent/traces.ts'

/** The goodbye takes along what she saw here and what she looked for. */
export function forgetAtGoodbye(): void {
  if (location.pathname === '/logout') forgetTraces(() => [localStorage, sessionStorage])
}
