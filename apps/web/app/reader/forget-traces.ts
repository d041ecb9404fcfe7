import { leaveNothing } from '../consent/leave-nothing.ts'

/** The goodbye takes along what she left in this browser. Other reading pages may open to her: without a network, one does. */
export function forgetAtGoodbye(): void {
  if (location.pathname === '/logout') leaveNothing()
}
