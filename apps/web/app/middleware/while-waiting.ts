import type { Viewer } from '../context.ts'
import { redirectTo } from '../navigation/redirect-to.ts'

export const approvalPage = '/account/approbation'

/** What a newcomer may open until the team approves her sign-up: her account, her data, the texts of the site. */
const open = new Set([
  '/.well-known/security.txt',
  approvalPage,
  '/account/email',
  '/account/relecture',
  '/carnet.webmanifest',
  '/go',
  '/login/action',
  '/logout',
  '/mails/abonnement',
  '/mails/contact',
  '/mails/desabonnement',
  '/manifest.webmanifest',
  '/offline',
  '/robots.txt',
  '/settings/apparence',
  '/settings/compte',
  '/settings/compte/lien',
  '/settings/donnees',
  '/settings/securite',
  '/signup/confirmer',
])

export const mayOpenWhileWaiting = (path: string): boolean => open.has(path) || path.startsWith('/l/')

/** Null where the page opens. The API refuses whatever else she asks for. */
export function leadToApproval(viewer: Viewer | null, path: string): Response | null {
  if (viewer === null || viewer.approval === null || mayOpenWhileWaiting(path)) return null
  return redirectTo(approvalPage)
}
