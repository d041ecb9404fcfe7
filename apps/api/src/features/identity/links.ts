import type { ApiSettings } from '../../deps.ts'

type LinkPage = '/login/link' | '/signup/confirmer' | '/password/nouveau' | '/account/email'

/** The address in a mail: a page that says what its button will do. Opening it does nothing (mail scanners open them). */
export const linkTo = ({ publicUrl }: ApiSettings, page: LinkPage, token: string) =>
  `${publicUrl}${page}?jeton=${encodeURIComponent(token)}`
