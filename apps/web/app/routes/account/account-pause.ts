import { redirect } from 'react-router'
import { cookieApi } from '../../api/cookie-api.ts'
import { loadPage } from '../../api/page-api.ts'
import { identityApi } from '../../features/account/identity/identity.api.ts'
import { securityApi } from '../../features/account/identity/security/security.api.ts'
import { user } from '../../middleware/user.ts'
import type { Route } from './+types/account-pause'

export const middleware: Route.MiddlewareFunction[] = [user]

/** Only the form of /settings/pause posts here. */
export function loader() {
  throw redirect('/settings/pause')
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, headers } = cookieApi(context)
  await loadPage(request, async () => {
    await securityApi(api).pause()
    await identityApi(api).signOut()
  })
  throw redirect('/logout', { headers })
}
