import { clearLocalData } from '../consent/clear-local-data.ts'

/** A signed-in member may see other reader pages, such as the offline page. */
export function forgetAtGoodbye(): void {
  if (location.pathname === '/logout') clearLocalData()
}
