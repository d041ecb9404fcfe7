import type { ApiSettings } from '../../../deps.ts'

type LinkPage = '/login/link' | '/signup/confirmer' | '/password/nouveau' | '/account/email'

/** The link only opens a page with a button, because mail scanners open links. */
export const linkTo = ({ publicUrl }: ApiSettings, page: LinkPage, token: string) =>
  `${publicUrl}${page}?jeton=${encodeURIComponent(token)}`
