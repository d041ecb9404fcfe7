import { redirect } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { cookieApi } from '../../api/cookie-api.ts'
import { federatedApi } from '../../features/account/identity/sign-in/federated.api.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import type { Route } from './+types/login-federated'

/** Used without scripts, or where popups are blocked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const destination = new URL(request.url).searchParams.get('suite')
  // Safe without CSRF protection: it only leads to the provider's sign-in page.
  const { api, headers } = cookieApi(context, { ownOrigin: true })
  try {
    const { url } = await federatedApi(api).start(destination === null ? {} : { destination })
    return redirectTo(url, { headers, external: true })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const query = new URLSearchParams({ avec: error.code, ...(destination !== null && { suite: destination }) })
    return redirect(`/login?${query}`)
  }
}
